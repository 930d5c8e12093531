/** Opens the folds around the place that the address names, and those between its heading and the next. */
function unfoldTarget(): void {
  const target = document.querySelector(':target');
  if (!target) return;
  const around = target.closest<HTMLDetailsElement>('details:not([open])');
  for (let fold = around; fold; fold = fold.closest('details:not([open])')) fold.open = true;
  // Some browsers unfold such a place and go there by themselves.
  if (around) target.scrollIntoView();
  if (target.tagName !== 'H2') return;
  for (let next = target.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling)
    if (next instanceof HTMLDetailsElement) next.open = true;
}

/** Shows a section in full to whoever follows a link to it: from the contents, from a search result, from another page. */
export function startUnfolding(): void {
  unfoldTarget();
  addEventListener('hashchange', unfoldTarget);
  document.addEventListener('click', ({ target }) => {
    // To the place where the address leads already, so that it does not change.
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (link && link.hash === location.hash) unfoldTarget();
  });
}
