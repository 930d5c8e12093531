/**
 * Leads the focus on into a fold whose summary goes away as it opens, such as the rest of a list: with the summary it would be lost. The first row in
 * it then has the place of the summary, so nothing scrolls.
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
      // What a script opens leaves the focus where it is.
      if (target !== pressed || !(target instanceof HTMLDetailsElement) || !target.open) return;
      const [summary, first] = target.querySelectorAll('summary');
      if (summary && getComputedStyle(summary).display === 'none') first?.focus({ preventScroll: true });
    },
    // The event does not bubble.
    true,
  );
}
