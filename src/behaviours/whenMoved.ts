/** Events that may move parts of the page in the window; no single one covers everything. */
const moves = ['scroll', 'resize', 'focusin', 'focusout', 'click', 'input', 'toggle'] as const;

/**
 * Calls back in the next frame after parts of the page may have moved, and once now.
 * @param callback reads and changes the layout; called at most once per frame
 */
export function whenMoved(callback: () => void): void {
  let isDue = false;
  const plan = (): void => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      callback();
    });
  };
  // Some do not bubble.
  moves.forEach((type) => addEventListener(type, plan, { capture: true, passive: true }));
  // Content that islands render or open, and fonts that load.
  if ('ResizeObserver' in window) new ResizeObserver(plan).observe(document.body);
  plan();
}
