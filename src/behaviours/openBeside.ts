/**
 * Opens fields that stand beside what they are for where CSS cannot force `<details>` open: in Chrome before 131, Safari before 18.4, Firefox before
 * 143. On a phone their one line is enough.
 */
export function openBeside(): void {
  if (CSS.supports('selector(::details-content)')) return;
  // Written so that those browsers read it.
  const isWide = matchMedia('(min-width: 64em)');
  const open = (): void => {
    if (!isWide.matches) return;
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('details[data-opens-beside]')) fold.open = true;
  };
  open();
  isWide.addEventListener('change', open);
}
