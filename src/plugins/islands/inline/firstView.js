/*
 * Renders a page in steps at its first view (theme.js): src/css/prose.css renders the first screen, and this script the rest.
 */

/** The parts that src/css/prose.css does not render at the first view. */
const LEFT_FOR_LATER = '[data-first-view] :is(.prose>:nth-child(n+8),[data-later])';
const PARTS_PER_FRAME = 8;

const rest = [...document.querySelectorAll(LEFT_FOR_LATER)];

/** Renders the next parts, each by an inline style, because removing the root's attribute would recalculate all styles at once. */
function layOut(count) {
  rest.splice(0, count).forEach(({ style }) => {
    style.contentVisibility = 'visible';
  });
}

/** When a visitor begins to scroll or navigate, which needs the real height of the page. Other taps must not wait for it. */
function layOutRest() {
  layOut(Infinity);
}

/** When the browser is idle: a few parts per frame, so that a tap does not wait for more. */
function layOutSome() {
  layOut(PARTS_PER_FRAME);
  if (rest.length) requestAnimationFrame(() => requestIdleCallback(layOutSome));
}

function afterFirstPaint() {
  // The display font is only used with this attribute: src/css/fonts/fonts.css.
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
