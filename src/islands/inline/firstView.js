/*
 * Renders a page in steps at its first view (theme.js): src/css/prose.css renders the first screen, and this script the rest.
 */

const PARTS_PER_FRAME = 4;

/** Keys go to places of the page at once, as End does: from then on it keeps its height, and so the font it has. */
let keepsFont = false;
/** The parts that src/css/prose.css does not render at the first view. */
const rest = [...document.querySelectorAll('[data-first-view] :is(.prose>:nth-child(n+8),[data-later])')];

/** Renders the next parts, each by an inline style, because removing the root's attribute would recalculate all styles at once. */
function layOut(count) {
  rest.splice(0, count).forEach((part) => {
    part.style.contentVisibility = 'visible';
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
  if (rest[0]) requestAnimationFrame(() => requestIdleCallback(layOutSome));
}

/**
 * Fetches the display font (src/css/fonts/fonts.css) and uses it. A text, a table or a row of buttons in sight that would break into
 * more or fewer lines keeps its font, so that nothing moves under the visitor's eyes.
 */
async function useDisplayFont() {
  const url = getComputedStyle(document.body).getPropertyValue('--anek');
  const face = await new FontFace('Anek Latin', url, { weight: 700 }).load();
  if (keepsFont) return;
  // Not what waits to be rendered, or is in closed details: to measure such a text is to lay it out.
  const inSight = [...document.querySelectorAll('h1,h2,h3,table,p,header>div')]
    .filter(
      (text) =>
        text.checkVisibility?.({ contentVisibilityAuto: true }) && text.getBoundingClientRect().top < innerHeight,
    )
    .map((text) => [text, text.offsetHeight]);
  // Styles name the font already, so that only texts in this font are laid out again.
  document.fonts.add(face);
  inSight.forEach(([text, height]) => {
    if (text.offsetHeight !== height) text.style.setProperty('--font-display', 'var(--font-like-display)');
  });
}

/** Whether a font of the device is drawn in the measures of the display font: fonts.css has no other. From any other, all would move. */
function isLikeDisplayFont() {
  return [...document.fonts].some((font) => font.status === 'loaded');
}

async function afterFirstPaint() {
  try {
    // Before the rest of the page, which would be laid out in the one font and then in the other.
    if (isLikeDisplayFont()) await useDisplayFont();
  } catch {
    // The page keeps the font of the device.
  }
  // Safari has no such callback.
  (window.requestIdleCallback ?? layOutRest)(layOutSome);
}

['keydown', 'scroll'].forEach((type) => addEventListener(type, layOutRest, { capture: true, once: true }));
addEventListener('click', ({ target }) => target.closest?.('a[href*="#"]') && layOutRest(), true);

// The load event can come before the first paint, and a frame is on the screen later than its scripts have run.
addEventListener('load', () =>
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    afterFirstPaint();
  }).observe({ type: 'paint', buffered: true }),
);
