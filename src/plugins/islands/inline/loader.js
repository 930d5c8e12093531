/*
 * The script at the end of every page; template.ts minifies it and puts the script addresses in.
 * It is the same, byte for byte, on all pages of a build, so one hash in the Content-Security-Policy allows it.
 *
 * It fetches the behaviours and the islands' runtime once the page has been painted, or at the first touch, and goes on trying
 * until they come. It keeps what a visitor does meanwhile, so that no tap is lost. And since it is the only script that is
 * always there, it is the one that says so when nobody answers. What it offers to the runtime: early.d.ts.
 *
 * A place is where an answer is expected, and where the words for its status (statusMessages.ts) appear: an island, or the toasts'
 * region for what a behaviour answers.
 */
const script = SCRIPT_URL;
/** Empty once it is asked for. */
let react = REACT_URL;
/** How long a script may take before it is asked for again. The bundler waits as long (chunkLoadTimeout). */
const FETCH_MS = 8000;
/** After that long without an answer, there are words. */
const SLOW_MS = 1500;
const UNANSWERED_MS = 4000;

let events = [];
let isLoading = false;
let isStarted = false;
/** Does what the browser would have done at once, had no island wanted to answer: follows a link, sends a form. */
let goOn;
const retries = [];
/** What was touched last in each place that owes an answer. */
const touched = new Map();
const notes = document.getElementById('island-notes').content;
const toasts = document.querySelector('[data-notices]');

function answers({ dataset }) {
  return dataset.island ? ['hydrating', 'live'].includes(dataset.islandStatus) : isStarted;
}

/** The part of a field that was touched, or a box with its label: words below it are in sight, whatever else is around it. */
function touchedPart(target) {
  return target?.closest('[data-field]>*,label') ?? null;
}

/** The words are below what was touched of a field, or else at the top of the place. */
function say(place) {
  place.querySelector('[data-island-note]')?.remove();
  const words = notes.querySelector(`[data-island-note=${place.dataset.islandStatus}]`);
  const part = touchedPart(touched.get(place));
  if (!words) return;
  // An island that broke has other fields now.
  if (place.contains(part)) part.after(words.cloneNode(true));
  else place.prepend(words.cloneNode(true));
}

function setStatus(place, status) {
  if (place.dataset.islandStatus === status) return;
  place.dataset.islandStatus = status;
  say(place);
}

/** Whether another build has taken the place of the one that this page is of: then its scripts may be gone for good. */
async function isOutdated() {
  try {
    const page = await (await fetch(location.href, { cache: 'no-store' })).text();
    return page.includes('/islands.') && !page.includes(script);
  } catch {
    return false;
  }
}

/** Says that an answer has not come, or does without it where the browser can. */
async function report(place) {
  if (answers(place)) return;
  if (!navigator.onLine) setStatus(place, 'offline');
  else if (goOn) goOn();
  else if (place.dataset.islandStatus !== 'outdated') {
    setStatus(place, 'failed');
    if ((await isOutdated()) && !answers(place)) setStatus(place, 'outdated');
  }
}

function reportLater(place) {
  setTimeout(() => answers(place) || place.querySelector('[data-island-note]') || setStatus(place, 'slow'), SLOW_MS);
  setTimeout(() => report(place), UNANSWERED_MS);
}

/** Notes that a place owes an answer. */
function expectAnswer(place, target) {
  const before = touched.get(place);
  touched.set(place, target);
  if (!before) reportLater(place);
  else if (touchedPart(before) !== touchedPart(target)) say(place);
}

/** Whoever waits to try again does so now. */
const retryNow = () => retries.splice(0).forEach((retry) => retry());

/**
 * Tries until it works: a second after the first failure, later after more of them, and whenever `retryNow` is called.
 * @returns what the attempt returns, once that is something
 */
async function persist(attempt) {
  for (let count = 0; ; count++) {
    const result = await attempt(count);
    if (result) return result;
    await new Promise((retry) => {
      retries.push(retry);
      setTimeout(retry, 1000 * 2 ** Math.min(count, 5));
    });
  }
}

/** @returns when a script has run, or will not: the caller looks whether it did what it should */
function fetchScript(src, count) {
  return new Promise((done) => {
    const script = document.createElement('script');
    const end = () => {
      // The bundler would wait for a tag that is there.
      script.remove();
      done();
    };
    // By another name, because a browser may keep a broken file under the first one.
    script.src = count ? `${src}?${count}` : src;
    script.onload = script.onerror = end;
    setTimeout(end, FETCH_MS);
    document.head.append(script);
  });
}

function load() {
  if (isLoading) return;
  isLoading = true;
  persist(async (count) => {
    await fetchScript(script, count);
    if (!isStarted) touched.forEach((_, place) => report(place));
    return isStarted;
  });
}

/**
 * An island will want React as well, which is a tenfold of all else: on a slow network it answers a round trip sooner when the
 * runtime does not have to ask for it.
 */
function loadReact() {
  load();
  if (!isStarted && react) fetchScript(react, 0);
  react = '';
}

/** Has an island answer that nobody touched. */
function want(root) {
  if (answers(root)) return;
  expectAnswer(root, root);
  loadReact();
  root.dispatchEvent(new Event('islandwanted'));
}

/** Keeps the page from being left by what an island may want to answer itself. */
function holdBack(event, root) {
  const { target } = event;
  const opensElsewhere = event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  const link = event.type === 'click' && !opensElsewhere && target.closest('a[href]:not([target],[download])');
  if (link) goOn = () => location.assign(link.href);
  else if (event.type === 'submit') goOn = () => target.submit();
  else return;
  event.preventDefault();
  if (touched.has(root)) reportLater(root);
}

/** The button beside the words: tries again, or loads the page anew, which keeps what was entered (keptForm.js). */
function press(place) {
  if (place.dataset.islandStatus === 'outdated') {
    dispatchEvent(new Event('keepform'));
    location.reload();
    return;
  }
  setStatus(place, 'slow');
  reportLater(place);
  place.dispatchEvent(new Event('islandwanted'));
}

function onEvent(event) {
  const { target, type } = event;
  if (!target.closest) return;
  const isAction = type === 'click' || type === 'submit';
  if (type !== 'input') load();
  if (type === 'pointerdown' || isAction) retryNow();

  if (target.closest('[data-island-note]')) {
    if (type === 'click' && target.closest('button')) press(target.closest('[data-island],[data-notices]'));
    return;
  }
  const behaviour = target.closest('[data-behaviour]');
  if (behaviour) {
    if (isStarted || !isAction) return;
    if (type === 'submit') event.preventDefault();
    events.push(event);
    // A link leads on by itself, and a click in a form is not its submission.
    if (type === 'submit' || behaviour.matches('button')) expectAnswer(toasts, target);
    return;
  }
  const root = target.closest('[data-island]');
  if (!root || answers(root) || target.closest('label, [data-island-plain]')?.matches(':not(label)')) return;
  loadReact();
  if (type === 'pointerdown' || type === 'keydown') return;
  if (isAction) {
    holdBack(event, root);
    events.push(event);
  }
  expectAnswer(root, target);
}

/**
 * Has every island answer that the address asks for something else than the HTML shows. The first one also wakes for numbers that no
 * island reads: the list says that they were left out.
 */
function wantAsked() {
  const address = new URLSearchParams(location.search + location.hash.replace('#', '&'));
  document.querySelectorAll('[data-island-address]').forEach((root, place) => {
    const names = root.dataset.islandAddress.split(' ').filter((name) => address.has(name));
    names.forEach((name) => {
      const field = root.querySelector(`[name="${name}"]`);
      // As if the page had been sent with it; what a visitor enters goes before.
      if (field) field.defaultValue = address.get(name);
    });
    if (names[0] || (place === 0 && location.hash.includes('='))) want(root);
  });
}

window.paisaDishaEarly = {
  handOver() {
    isStarted = true;
    delete toasts.dataset.islandStatus;
    say(toasts);
    return events;
  },
  take(root) {
    const taken = events.filter(({ target }) => root.contains(target));
    events = events.filter((event) => !taken.includes(event));
    goOn = undefined;
    return taken;
  },
  isTouched: (root) => touched.has(root),
  setStatus,
  report,
  persist,
};
['click', 'submit', 'input', 'pointerdown', 'keydown'].forEach((type) =>
  addEventListener(type, onEvent, { capture: true, passive: type === 'pointerdown' }),
);
addEventListener('online', retryNow);
addEventListener('hashchange', wantAsked);
wantAsked();
if (document.readyState === 'complete') setTimeout(load);
else addEventListener('load', () => setTimeout(load));
