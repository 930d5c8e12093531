/**
 * Moves the focus into a fold whose summary disappears as it opens, such as "Show all" below a list; otherwise the focus would be lost. The first row
 * takes the place of the summary, so nothing scrolls.
 */
export function startLeadingIntoFolds(): void {
  let pressed: Element | null | undefined;
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('summary')?.parentElement : undefined;
    },
    true,
  );
  document.addEventListener(
    'toggle',
    ({ target }) => {
      // A fold opened by a script does not move the focus.
      if (target !== pressed || !(target instanceof HTMLDetailsElement) || !target.open) return;
      const [summary, first] = target.querySelectorAll('summary');
      if (summary && getComputedStyle(summary).display === 'none') first?.focus({ preventScroll: true });
    },
    // The event does not bubble.
    true,
  );
}
