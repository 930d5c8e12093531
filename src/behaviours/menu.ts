/**
 * The header's menus work without this: sub-menus are `<details>` and, with a mouse, CSS hover; the mobile menu is a popover. This adds the other
 * keyboard and mouse behaviour expected of a menu.
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

/** Escape closes the open sub-menu and returns focus to its summary; a hovered one stays hidden until the mouse leaves. */
function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const menu = openMobileMenu();
  if (menu) {
    // The browser closes it, but leaves focus on an entry that is now hidden.
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

/** A tap or focus elsewhere closes open sub-menus. */
function closeOthers(event: Event): void {
  document.querySelectorAll<HTMLElement>(GROUP).forEach((group) => {
    if (event.target instanceof Node && !group.contains(event.target)) close(group);
  });
}

/** Whether the header has its wide layout, in which sub-menus overlay the page. */
function isWide(): boolean {
  return matchMedia('(min-width: 64em)').matches;
}

function openMobileMenu(): HTMLElement | undefined {
  const menu = document.querySelector<HTMLElement>('#site-nav');
  // Without popover support, the selector itself throws.
  return menu && 'hidePopover' in menu && menu.matches(':popover-open') ? menu : undefined;
}

function closeMobileMenu(): void {
  openMobileMenu()?.hidePopover();
}

/** Closes the mobile menu when focus leaves it, for example by tabbing past its last entry. */
function closeWhenLeft({ target, relatedTarget }: FocusEvent): void {
  const menu = openMobileMenu();
  const to = relatedTarget as HTMLElement | null;
  if (menu?.contains(target as Node) && to && to.id !== MENU_BUTTON && !menu.contains(to)) menu.hidePopover();
}

export function startMenu(): void {
  document.addEventListener('keydown', closeOnEscape);
  ['pointerdown', 'focusin'].forEach((type) =>
    document.addEventListener(type, (event) => isWide() && closeOthers(event)),
  );
  document.addEventListener('focusout', closeWhenLeft);
  document.addEventListener('mouseout', ({ target, relatedTarget }) => {
    const group = target instanceof Element ? target.closest<HTMLElement>(GROUP) : null;
    if (!group || (relatedTarget instanceof Node && group.contains(relatedTarget))) return;
    delete group.dataset.dismissed;
    // A click with a mouse pins a sub-menu open; leaving with the mouse closes it again.
    if (isWide()) close(group);
  });
  // A new address is a new page, even if only the query changed or the page came from the back/forward cache.
  ['popstate', 'pageshow', 'addresschange'].forEach((type) => addEventListener(type, closeMobileMenu));
}
