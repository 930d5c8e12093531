import { expect, test, type Page } from '@playwright/test';
import { addressNow, headerGroups, headerItems } from '../support/content';
import { headerOf } from './support/header';
import { AT_NIGHT, phoneOnly } from './support/projects';
import { allScriptsArrived } from './support/scripts';

phoneOnly();

const nameOf = (address: string): string => headerItems.find(({ path }) => path === address)?.name ?? '';
const [home, insights] = [nameOf('/'), nameOf('/blog')];
const names = headerGroups.map(({ name }) => name);
const longest = [...headerGroups].sort((a, b) => b.dropdown.length - a.dropdown.length)[0]!;
const lastLink = longest.dropdown.at(-1)!;

async function openMenu(page: Page): Promise<void> {
  await headerOf(page).menuButton.tap();
  await expect(headerOf(page).item(longest.name)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/fixed-deposits');
  await allScriptsArrived(page);
});

test('the menu is closed at first; its button opens and closes it', async ({ page }) => {
  const header = headerOf(page);
  await expect(header.item(home)).toBeHidden();
  await expect(header.item(longest.name)).toBeHidden();
  await openMenu(page);
  await expect(header.item(home)).toBeVisible();
  await header.menuButton.tap();
  await expect(header.item(home)).toBeHidden();
});

test('one sub-menu is open at a time, and a second tap closes it', async ({ page }) => {
  const header = headerOf(page);
  await openMenu(page);
  for (const group of names) {
    await header.item(group).tap();
    for (const other of names) {
      await expect(header.submenu(other)).toBeVisible({ visible: other === group });
    }
  }
  const last = names.at(-1)!;
  await header.item(last).tap();
  await expect(header.submenu(last)).toBeHidden();
  await expect(header.item(last)).toBeVisible();
});

test('Escape closes the menu', AT_NIGHT, async ({ page }) => {
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(headerOf(page).item(home)).toBeHidden();
});

test('by keyboard, Escape gives the focus back to the button, also from within a group', AT_NIGHT, async ({ page }) => {
  const header = headerOf(page);
  await header.menuButton.focus();
  await page.keyboard.press('Enter');
  await header.item(names[0]!).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(header.submenu(names[0]!).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(header.item(home)).toBeHidden();
  await expect(header.menuButton).toBeFocused();
});

test(
  'by keyboard alone: the button opens it, Tab walks through the names, and a group opens in between',
  AT_NIGHT,
  async ({ page }) => {
    const header = headerOf(page);
    await header.menuButton.focus();
    await page.keyboard.press('Space');
    for (const { name, dropdown } of headerItems) {
      await page.keyboard.press('Tab');
      await expect(header.item(name)).toBeFocused();
      if (name !== longest.name) continue;
      await page.keyboard.press('Enter');
      for (const link of dropdown ?? []) {
        await page.keyboard.press('Tab');
        await expect(header.submenu(name).getByRole('link', { name: link.name, exact: true })).toBeFocused();
      }
    }
  },
);

test('by keyboard, tabbing past the last entry closes the menu', AT_NIGHT, async ({ page }) => {
  const header = headerOf(page);
  await header.menuButton.focus();
  await page.keyboard.press('Enter');
  await header.tools.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(header.item(home)).toBeHidden();
});

test('its foot leads to the tools, each a thumb wide, and the menu is closed there', async ({ page }) => {
  const { tools } = headerOf(page);
  await openMenu(page);
  for (const link of await tools.getByRole('link').all()) {
    await expect(link).toBeInViewport({ ratio: 1 });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  const last = tools.getByRole('link').last();
  const path = await last.getAttribute('href');
  await last.tap();
  await expect(page).toHaveURL(path ?? '');
  await expect(tools).toBeHidden();
});

test(
  'the last entry of the longest sub-menu can be scrolled to and followed, and the menu is closed there',
  AT_NIGHT,
  async ({ page }) => {
    const header = headerOf(page);
    await openMenu(page);
    await header.item(longest.name).tap();
    await header.submenu(longest.name).getByRole('link', { name: lastLink.name, exact: true }).tap();
    await expect(page).toHaveURL(lastLink.path);
    await expect(headerOf(page).item(home)).toBeHidden();
  },
);

test('it is closed again on the way back', AT_NIGHT, async ({ page }) => {
  await openMenu(page);
  await headerOf(page).item(insights).tap();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(page).toHaveURL(addressNow('/fixed-deposits'));
  await expect(headerOf(page).item(home)).toBeHidden();
});

test('it closes when only the query or the fragment of the address changes', AT_NIGHT, async ({ page }) => {
  await page.evaluate(() => history.pushState({}, '', '?category=Loans'));
  await openMenu(page);
  await page.evaluate(() => history.back());
  await expect(headerOf(page).item(home)).toBeHidden();
});
