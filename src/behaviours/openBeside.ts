/**
 * On wide screens, opens the folded fields of a list in browsers whose CSS cannot do it: Chrome before 131, Safari before 18.4 and Firefox before
 * 143. On a phone they stay folded.
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
