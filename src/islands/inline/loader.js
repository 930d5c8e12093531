/*
 * The script at the end of every page; template.ts minifies it and inserts the addresses of scripts.
 * It is identical on all pages of a build, so that one hash in the Content-Security-Policy allows it.
 *
 * It fetches the behaviours and the islands' runtime after the first paint or at the first touch, and retries until they are loaded. It notes
 * what a visitor does meanwhile, so that no tap is lost. As the only script that is always there, it also shows a message when nothing responds.
 * Its interface for the runtime: early.d.ts. What it does natively for fields and links: fields.js.
 *
 * A place is an element that has to respond and shows its status (statusMessages.ts): an island, or for behaviours the region of notices.
 */
import { carry, entered, showInField } from './fields.js';

const script = SCRIPT_URL;
/** Empty once it has been requested. */
let react = REACT_URL;
/** Time without a response after which a message says that the island is loading. */
const SLOW_MS = 1500;
/**
 * Time after which a script is requested again, and a message says that it did not load. On a slow network all of them come within ten seconds.
 * The bundler waits as long (chunkLoadTimeout).
 */
const LIMIT_MS = 12_000;

/** Clicks and submits for behaviours, which the dispatcher answers when it arrives. */
const events = [];
/** What visitors did in islands that do not respond yet, in order (runtime/turns.ts). */
let turns = [];
let isLoading = false;
let isStarted = false;
const retries = [];
/** The element that was touched last in each place that has yet to respond. */
const touched = new Map();
const notes = document.getElementById('island-notes').content;
const notices = document.querySelector('[data-notices]');

function answers({ dataset }) {
  return dataset.island ? ['hydrating', 'live'].includes(dataset.islandStatus) : isStarted;
}

/** The touched part of a field, or a box with its label: a message below it is visible. */
function touchedPart(target) {
  return target?.closest('[data-field]>*,label') ?? null;
}

/** Shows the message of the status, below the touched part of a field or at the top of the place. */
function say(place) {
  place.querySelector('[data-island-note]')?.remove();
  const words = notes.querySelector(`[data-island-note=${place.dataset.islandStatus}]`);
  const part = touchedPart(touched.get(place));
  if (!words) return;
  // After an error, an island has new elements.
  if (place.contains(part)) part.after(words.cloneNode(true));
  else place.prepend(words.cloneNode(true));
}

function setStatus(place, status) {
  if (place.dataset.islandStatus === status) return;
  place.dataset.islandStatus = status;
  say(place);
}

/** Whether a newer build than that of this page is deployed, which may not have its scripts. */
async function isOutdated() {
  try {
    const page = await (await fetch(location.href, { cache: 'no-store' })).text();
    return page.includes('/islands.') && !page.includes(script);
  } catch {
    return false;
  }
}

/** Reports that a response is missing, or performs the browser's default action instead. */
async function report(place) {
  if (answers(place)) return;
  if (!navigator.onLine) setStatus(place, 'offline');
  else if (place.dataset.islandStatus !== 'outdated') {
    setStatus(place, 'failed');
    if ((await isOutdated()) && !answers(place)) setStatus(place, 'outdated');
  }
}

function reportLater(place) {
  setTimeout(() => answers(place) || place.querySelector('[data-island-note]') || setStatus(place, 'slow'), SLOW_MS);
  setTimeout(() => report(place), LIMIT_MS);
}

/** Notes that a place has to respond. */
function expectAnswer(place, target) {
  const before = touched.get(place);
  touched.set(place, target);
  if (!before) reportLater(place);
  else if (touchedPart(before) !== touchedPart(target)) say(place);
}

/** Makes all waiting retries happen now. */
const retryNow = () => retries.splice(0).forEach((retry) => retry());

/**
 * Retries until it works: a second after the first failure, with increasing delays, and whenever `retryNow` is called.
 * @returns the first result that is not undefined
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

/** Resolves when a script has run, failed or timed out: the caller checks its effect. */
function fetchScript(src, count) {
  return new Promise((done) => {
    const script = document.createElement('script');
    const end = () => {
      // The bundler would wait for an existing tag.
      script.remove();
      done();
    };
    // At another address, because a browser may have cached a broken file at the first one.
    script.src = count ? `${src}?${count}` : src;
    script.onload = script.onerror = end;
    setTimeout(end, LIMIT_MS);
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
 * Fetches what an island needs. On a slow network, it responds a round trip sooner if React, which is ten times the size of everything else, is
 * not requested by the runtime.
 */
function fetchFor(root) {
  load();
  if (!isStarted && react) fetchScript(react, 0);
  react = '';
  root.dispatchEvent(new Event('islandwanted'));
}

/** The button of a message: retries, or reloads the page and keeps form values (keptForm.js). */
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
  // Typing replaces the whole number: on a phone nobody wants to delete ₹50,00,000 first. A second tap places the caret.
  if (type === 'focusin' && target.inputMode === 'decimal') target.select();
  // A mouse that rests over an island while the page loads has not asked for it.
  if (type === 'pointerover' && !isStarted) return;
  if (type === 'pointerdown' || isAction) retryNow();
  load();

  if (target.closest('[data-island-note]')) {
    if (type === 'click' && target.closest('button')) press(target.closest('[data-island],[data-notices]'));
    return;
  }
  const behaviour = target.closest('[data-behaviour]');
  if (behaviour) {
    if (isStarted || !isAction) return;
    if (type === 'submit') event.preventDefault();
    events.push(event);
    // Links work without a script, and a click in a form does not submit it.
    if (type === 'submit' || behaviour.matches('button')) expectAnswer(notices, target);
    return;
  }
  const root = target.closest('[data-island]');
  if (!root || answers(root)) return;
  const link = target.closest('a');
  if (link?.dataset.carry) carry(link, turns, root);
  // A link leaves at once. Other parts need no script, but for a box with its label.
  if (link || target.closest('label,[data-island-plain]')?.matches(':not(label)')) return;
  fetchFor(root);
  if (type === 'submit') event.preventDefault();
  if (type === 'input' || (type === 'click' && target.type === 'button')) showInField(target);
  if (/pointer/.test(type) || (type === 'keydown' && event.key !== 'Enter')) return;
  turns.push([event, target.value, target.checked]);
  expectAnswer(root, target);
}

/** Wakes every island for which the address has values, and the first for unknown ones too: its list says that they were ignored. */
function wantAsked() {
  // Some apps escape the whole hash of a link. Unlike the newer functions, this one never throws.
  const hash = unescape(location.hash);
  const address = new URLSearchParams(location.search + hash.replace('#', '&'));
  document.querySelectorAll('[data-island-address]').forEach((root, place) => {
    const names = root.dataset.islandAddress.split(' ').filter((name) => address.has(name));
    names.forEach((name) => {
      const field = root.querySelector(`[type=search][name="${name}"]`);
      // As if the HTML had this value; it does not replace what a visitor has entered.
      if (field) field.defaultValue = address.get(name);
    });
    if (answers(root) || !(names[0] || (place === 0 && hash.includes('=')))) return;
    root.dataset.islandAsked = '';
    expectAnswer(root, root);
    fetchFor(root);
  });
}

window.islandsEarly = {
  handOver() {
    isStarted = true;
    delete notices.dataset.islandStatus;
    say(notices);
    return events;
  },
  take(root) {
    const taken = turns.filter(([{ target }]) => root.contains(target));
    turns = turns.filter((turn) => !taken.includes(turn));
    return taken;
  },
  isTouched: (root) => touched.has(root),
  setStatus,
  report,
  persist,
};
['click', 'submit', 'input', 'pointerdown', 'keydown', 'pointerover', 'focusin'].forEach((type) =>
  addEventListener(type, onEvent, true),
);
addEventListener('online', retryNow);
addEventListener('hashchange', wantAsked);
// Before the address is shared (src/behaviours/share.ts). An island that responds does it itself.
addEventListener('settleaddress', () => {
  // The id of a place on the page has no value.
  if (turns[0]) history.replaceState(history.state, '', `#${entered(turns, document)}`.replace(/=(&|$)/, '$1'));
});
wantAsked();
// The load event can come before the first paint, and a frame is on the screen later than its scripts have run.
addEventListener('load', () => new PerformanceObserver(load).observe({ type: 'paint', buffered: true }));
