/*
 * Lays out a page at its first view (theme.js) in steps: its first screen, by src/css/prose.css, and here the rest.
 */

/** Parts whose styles depend on the first view: src/css/prose.css. */
const LEFT_FOR_LATER = '[data-first-view] :is(.prose>:nth-child(n+8),[data-later])';
const PARTS_PER_FRAME = 8;

const rest = [...document.querySelectorAll(LEFT_FOR_LATER)];

/**
 * Lays out the next parts, each by its own style, because a change of the root's attribute would have all styles worked out
 * again.
 */
function layOut(count) {
  rest.splice(0, count).forEach(({ style }) => {
    style.contentVisibility = 'visible';
  });
}

/** When a visitor begins to move about the page, for then its true height matters. Any other tap must not wait for it. */
function layOutRest() {
  layOut(Infinity);
}

/** When the browser has nothing else to do: a few parts a frame, so that a tap meanwhile waits for no more than these. */
function layOutSome() {
  layOut(PARTS_PER_FRAME);
  if (rest.length) requestAnimationFrame(() => requestIdleCallback(layOutSome));
}

function afterFirstPaint() {
  // Only this names the display face: src/css/fonts/fonts.css.
  document.documentElement.dataset.face = '';
  // Safari has no such callback.
  if (window.requestIdleCallback) requestIdleCallback(layOutSome);
  else layOutRest();
}

['keydown', 'scroll'].forEach((type) =>
  addEventListener(type, layOutRest, { capture: true, passive: true, once: true }),
);
addEventListener('click', ({ target }) => target.closest?.('a[href*="#"]') && layOutRest(), true);

if (document.readyState === 'complete') setTimeout(afterFirstPaint);
else addEventListener('load', () => setTimeout(afterFirstPaint));
