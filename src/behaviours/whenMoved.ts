/** What may bring other parts of the page to a place of the window: nothing tells of all of it at once. */
const moves = ['scroll', 'resize', 'focusin', 'focusout', 'click', 'input', 'toggle'] as const;

/**
 * Calls back with the next frame after parts of the page may have moved in the window, and once now.
 * @param callback reads and changes the layout; called at most once a frame
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
  // What islands render or open, and fonts that arrive.
  if ('ResizeObserver' in window) new ResizeObserver(plan).observe(document.body);
  plan();
}
