/*
 * Renders a page in steps at its first view (theme.js): src/css/prose.css renders the first screen, and this script the rest.
 */

/** The parts that src/css/prose.css does not render at the first view. */
const LEFT_FOR_LATER = '[data-first-view] :is(.prose>:nth-child(n+8),[data-later])';
const PARTS_PER_FRAME = 8;

/** Keys go to places of the page at once, as End does: from then on it keeps its height, and so the font it has. */
let keepsFont = false;
const rest = [...document.querySelectorAll(LEFT_FOR_LATER)];

/** Renders the next parts, each by an inline style, because removing the root's attribute would recalculate all styles at once. */
function layOut(count) {
  rest.splice(0, count).forEach(({ style }) => {
    style.contentVisibility = 'visible';
  });
}

/** When a visitor begins to scroll or navigate, which needs the real height of the page. Other taps must not wait for it. */
function layOutRest(event) {
  keepsFont ||= event?.key;
  layOut(Infinity);
}

/** When the browser is idle: a few parts per frame, so that a tap does not wait for more. */
function layOutSome() {
  layOut(PARTS_PER_FRAME);
  if (rest.length) requestAnimationFrame(() => requestIdleCallback(layOutSome));
}

/**
 * Uses the display font (src/css/fonts/fonts.css), which has arrived. A text, a table or a row of buttons in sight that would break into
 * more or fewer lines keeps its font, so that nothing moves under the visitor's eyes.
 */
function useDisplayFont() {
  if (keepsFont) return;
  // Measures a deferred part instead of the texts in it, because measuring a text would lay out the part.
  const inSight = [...document.querySelectorAll('h1,h2,h3,table,main p,main header>div')].filter(
    (text) => (text.closest(LEFT_FOR_LATER) ?? text).getBoundingClientRect().top < innerHeight,
  );
  const heights = inSight.map((text) => text.offsetHeight);
  document.documentElement.dataset.face = '';
  inSight.forEach((text, index) => {
    if (text.offsetHeight !== heights[index]) text.style.setProperty('--font-display', 'var(--font-like-display)');
  });
}

/** Whether the device's font has been drawn in the measures of the display font, which fonts.css knows of some. From another, all would move. */
function isLikeDisplayFont() {
  return [...document.fonts].some(({ family, status }) => family.includes('Anek as') && status === 'loaded');
}

function afterFirstPaint() {
  // Without it, the page keeps the font of the device.
  if (isLikeDisplayFont()) document.fonts.load('1em Anek Latin', 'A₹').then(useDisplayFont, () => {});
  // Safari has no such callback.
  if (window.requestIdleCallback) requestIdleCallback(layOutSome);
  else layOutRest();
}

['keydown', 'scroll'].forEach((type) =>
  addEventListener(type, layOutRest, { capture: true, passive: true, once: true }),
);
addEventListener('click', ({ target }) => target.closest?.('a[href*="#"]') && layOutRest(), true);

// The load event can come before the first frame is painted.
addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(afterFirstPaint)));
