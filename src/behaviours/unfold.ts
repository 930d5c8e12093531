/** Opens the collapsed sections around the address's anchor, and those between its heading and the next. */
function unfoldTarget(): void {
  const target = document.querySelector(':target');
  if (!target) return;
  const around = target.closest<HTMLDetailsElement>('details:not([open])');
  for (let fold = around; fold; fold = fold.closest('details:not([open])')) fold.open = true;
  // Some browsers open and scroll to such a target themselves.
  if (around) target.scrollIntoView();
  if (target.tagName !== 'H2') return;
  for (let next = target.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling)
    if (next instanceof HTMLDetailsElement) next.open = true;
}

/** Opens a collapsed section when a link to it is followed: from the contents, a search result or another page. */
export function startUnfolding(): void {
  unfoldTarget();
  addEventListener('hashchange', unfoldTarget);
  document.addEventListener('click', ({ target }) => {
    // A link to the current target does not change the address.
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (link && link.hash === location.hash) unfoldTarget();
  });
}
