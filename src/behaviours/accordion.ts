/**
 * Keeps at most one `<details>` of a name open where the browser does not do so itself: Chrome before 120, Safari before
 * 17.2, Firefox before 130.
 */
export function startExclusiveDetails(): void {
  if ('name' in HTMLDetailsElement.prototype) return;
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      const name = target.getAttribute('name');
      if (!name) return;
      document.querySelectorAll<HTMLDetailsElement>('details[open]').forEach((other) => {
        if (other !== target && other.getAttribute('name') === name) other.open = false;
      });
    },
    // The event does not bubble.
    true,
  );
}
