/*
 * The script that stands at the end of every page; template.ts minifies it and puts the script addresses in.
 * It is the same, byte for byte, on all pages of a build, so one hash in the Content-Security-Policy allows it.
 *
 * It brings in the behaviours and the island loader once the page has been painted (or at the first touch, whichever comes
 * first), and it remembers what a visitor tapped before they were there, so that no tap is lost.
 */
const scripts = SCRIPT_URLS;
const react = REACT_URLS;
const early = [];
/** Parts whose styles depend on the first view: src/css/prose.css. */
const LEFT_FOR_LATER = '[data-first-view] :is(.prose>:nth-child(n+8),[data-later])';
const PARTS_PER_FRAME = 8;
const watched = ['click', 'submit'];
const urgent = ['pointerdown', 'keydown'];
/** How long a link that an island answers waits for the scripts before it is followed after all. */
const patienceMs = 2000;
/** Parts of an island that answer without it: src/plugins/islands/runtime/watchIslands.ts. */
const NEEDS_NO_ISLAND = '[data-island-plain],[data-behaviour]';
let impatient;

/** Fetches scripts, each once. One that did not come is asked for again by whoever needs it next. */
function fetchOnce(urls) {
  urls.splice(0).forEach((src) => {
    const script = document.createElement('script');
    script.src = src;
    script.onerror = () => {
      // The loader of islands would wait for a tag that is there.
      script.remove();
      urls.push(src);
    };
    document.head.append(script);
  });
}

function load() {
  fetchOnce(scripts);
}

/**
 * At a touch. One that is meant for an island will want React as well, which is a tenfold of all else: on a slow network the
 * island answers a round trip sooner when it does not have to be asked for by the loader first.
 */
function hurry({ target }) {
  load();
  if (target.closest?.('[data-island]') && !target.closest(NEEDS_NO_ISLAND)) fetchOnce(react);
}

/** What a page at its first view (inlineTheme.js) has not laid out yet. */
const rest = [...document.querySelectorAll(LEFT_FOR_LATER)];

/**
 * Lays out the next parts of it, each by its own style, because a change of the root's attribute would have all styles worked out
 * again.
 */
function layOut(count) {
  rest.splice(0, count).forEach(({ style }) => {
    style.contentVisibility = 'visible';
  });
}

/** When a visitor goes about in the page, for then its true height matters. Any other tap must not wait for it. */
function layOutRest() {
  layOut(Infinity);
}

/** When the browser has nothing else to do: a few parts a frame, so that a tap meanwhile waits for no more than these. */
function layOutSome() {
  layOut(PARTS_PER_FRAME);
  if (rest.length) requestAnimationFrame(() => requestIdleCallback(layOutSome));
}

function afterFirstPaint() {
  load();
  // Only this names the display face: src/css/fonts/fonts.css.
  document.documentElement.dataset.face = '';
  // Safari has no such callback.
  if (window.requestIdleCallback) requestIdleCallback(layOutSome);
  else layOutRest();
}

/** The link of a click that an island answers; not one that opens elsewhere, or one that needs no island. */
function islandLink(event, owner) {
  const elsewhere = event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  const link = event.target.closest('a[href]:not([target],[download],[data-island-plain] a)');
  return owner.dataset.island && !elsewhere && link;
}

function remember(event) {
  const owner = event.target.closest?.('[data-behaviour],[data-island]');
  if (!owner) return;
  const link = islandLink(event, owner);
  // What a script answers must not leave the page meanwhile: to load it anew would take longer than the script.
  if (link || event.type === 'submit') event.preventDefault();
  if (link) {
    clearTimeout(impatient);
    impatient = setTimeout(() => location.assign(link.href), patienceMs);
  }
  early.push(event);
  // A switch or a screen reader clicks without a touch.
  hurry(event);
}

window.paisaDishaEarly = {
  events: early,
  handOver() {
    clearTimeout(impatient);
    watched.forEach((type) => removeEventListener(type, remember, true));
    urgent.forEach((type) => removeEventListener(type, hurry, true));
    return early;
  },
};
watched.forEach((type) => addEventListener(type, remember, true));
urgent.forEach((type) => addEventListener(type, hurry, { capture: true, passive: true }));
['keydown', 'scroll'].forEach((type) =>
  addEventListener(type, layOutRest, { capture: true, passive: true, once: true }),
);
addEventListener('click', ({ target }) => target.closest?.('a[href*="#"]') && layOutRest(), true);

// An address may ask an island for something else than the page shows: then nobody wants what the page shows, and everything
// waits for the island (isInQuery in src/plugins/islands/runtime/watchIslands.ts).
const query = new URLSearchParams(location.search);
document.querySelectorAll('[data-island-query]').forEach(({ dataset }) => {
  if (dataset.islandQuery.split(' ').some((name) => query.has(name))) {
    load();
    fetchOnce(react);
  }
});

if (document.readyState === 'complete') setTimeout(afterFirstPaint);
else addEventListener('load', () => setTimeout(afterFirstPaint));
