/**
 * The header's menus work without this: sub-menus are `<details>` and, with a mouse, CSS hover; the phone's menu is a
 * popover. What is added here is what a keyboard and a mouse expect of a menu beyond that.
 */

const GROUP = '[data-nav-group]';
const MENU_BUTTON = 'site-menu';

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
  const menu = openMobileMenu();
  if (menu) {
    // The browser closes it, and leaves the focus on an entry that is hidden now.
    if (menu.contains(document.activeElement)) document.getElementById(MENU_BUTTON)?.focus();
    menu.hidePopover();
    return;
  }
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

/** The phone's menu, while it is open. */
function openMobileMenu(): HTMLElement | undefined {
  const menu = document.querySelector<HTMLElement>('#site-nav');
  // A browser without popovers throws at the very name of the state.
  return menu && 'hidePopover' in menu && menu.matches(':popover-open') ? menu : undefined;
}

function closeMobileMenu(): void {
  openMobileMenu()?.hidePopover();
}

/** The focus leaves the phone's menu, as when a visitor tabs past its last entry: it would stay open over the page. */
function closeWhenLeft({ target, relatedTarget }: FocusEvent): void {
  const menu = openMobileMenu();
  if (!menu || !(target instanceof Node) || !menu.contains(target)) return;
  if (relatedTarget instanceof HTMLElement && relatedTarget.id !== MENU_BUTTON && !menu.contains(relatedTarget))
    menu.hidePopover();
}

export function startMenu(): void {
  document.addEventListener('keydown', closeOnEscape);
  document.addEventListener('pointerdown', (event) => {
    if (isWide()) closeOthers(event);
  });
  document.addEventListener('focusin', (event) => {
    if (isWide()) closeOthers(event);
  });
  document.addEventListener('focusout', closeWhenLeft);
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
