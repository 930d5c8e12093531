/**
 * The header's menus work without this: sub-menus are `<details>` and, with a mouse, CSS hover; the phone's menu is a
 * popover. What is added here is what a keyboard and a mouse expect of a menu beyond that.
 */

const GROUP = '[data-nav-group]';

function openDetails(group: Element): HTMLDetailsElement | null {
  return group.querySelector<HTMLDetailsElement>('details[open]');
}

function close(group: HTMLElement): void {
  const details = openDetails(group);
  if (details) details.open = false;
}

/** Escape closes the open sub-menu and gives the focus back to its name; a hovered one is put away until the mouse leaves. */
function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  document.querySelectorAll<HTMLElement>(GROUP).forEach((group) => {
    const details = openDetails(group);
    const hadFocus = group.contains(document.activeElement);
    if (group.matches(':hover')) group.dataset.dismissed = '';
    close(group);
    if (details && hadFocus) details.querySelector('summary')?.focus();
  });
}

/** A tap elsewhere, or the focus moving on, closes what is open. */
function closeOthers(event: Event): void {
  document.querySelectorAll<HTMLElement>(GROUP).forEach((group) => {
    if (event.target instanceof Node && !group.contains(event.target)) close(group);
  });
}

/** Whether the header shows its wide form, where sub-menus hang over the page. */
function isWide(): boolean {
  return matchMedia('(min-width: 64em)').matches;
}

function closeMobileMenu(): void {
  const menu = document.querySelector<HTMLElement>('#site-nav');
  // A browser without popovers throws at the very name of the state.
  if (menu && 'hidePopover' in menu && menu.matches(':popover-open')) menu.hidePopover();
}

export function startMenu(): void {
  document.addEventListener('keydown', closeOnEscape);
  document.addEventListener('pointerdown', (event) => {
    if (isWide()) closeOthers(event);
  });
  document.addEventListener('focusin', (event) => {
    if (isWide()) closeOthers(event);
  });
  document.addEventListener('mouseout', ({ target, relatedTarget }) => {
    const group = target instanceof Element ? target.closest<HTMLElement>(GROUP) : null;
    if (!group || (relatedTarget instanceof Node && group.contains(relatedTarget))) return;
    delete group.dataset.dismissed;
    // A click with a mouse pins a sub-menu open; leaving with the mouse closes it again.
    if (isWide()) close(group);
  });
  // A new address means a new page, also when only the query changed or the page came back from the history.
  addEventListener('popstate', closeMobileMenu);
  addEventListener('pageshow', closeMobileMenu);
  addEventListener('paisadisha:addresschange', closeMobileMenu);
}
