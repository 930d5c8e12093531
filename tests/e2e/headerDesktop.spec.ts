import { expect, test } from '@playwright/test';
import { headerGroups, headerItems } from '../support/content';
import { headerOf } from './support/header';
import { AT_NIGHT, desktopOnly } from './support/projects';
import { allScriptsArrived } from './support/scripts';
import { site } from '../../src/site';

desktopOnly();

const [first, second, third] = headerGroups.map(({ name }) => name) as [string, string, string];
const links = headerGroups[0]!.dropdown;
const lastLink = links.at(-1)!;

test.beforeEach(async ({ page }) => {
  await page.goto('/fixed-deposits');
  await allScriptsArrived(page);
});

test('every group opens under the mouse and closes when it leaves', async ({ page }) => {
  const header = headerOf(page);
  for (const { name: group } of headerGroups) {
    await expect(header.submenu(group)).toBeHidden();
    await header.item(group).hover();
    await expect(header.submenu(group)).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(header.submenu(group)).toBeHidden();
  }
});

test('the mouse can travel from the name down into the list, and a click there leads on', async ({ page }) => {
  const header = headerOf(page);
  await header.item(first).hover();
  const link = header.submenu(first).getByRole('link', { name: lastLink.name, exact: true });
  const target = await link.boundingBox();
  await page.mouse.move((target?.x ?? 0) + 20, (target?.y ?? 0) + 20, { steps: 20 });
  await expect(link).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(lastLink.path);
  await expect(headerOf(page).submenu(second)).toBeHidden();
});

test('a group clicked open closes as well when the mouse leaves', AT_NIGHT, async ({ page }) => {
  const header = headerOf(page);
  await header.item(second).click();
  await expect(header.submenu(second)).toBeVisible();
  await page.mouse.move(700, 700);
  await expect(header.submenu(second)).toBeHidden();
});

test('with the keyboard: Tab to a group, Enter opens, Tab walks the links, Escape closes and keeps the place', async ({
  page,
}) => {
  const header = headerOf(page);
  const group = header.item(first);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(header.bar.getByRole('link', { name: site.brand })).toBeFocused();
  for (const { name } of headerItems.slice(0, headerItems.findIndex(({ name }) => name === first) + 1)) {
    await page.keyboard.press('Tab');
    await expect(header.item(name)).toBeFocused();
  }
  await expect(header.submenu(first)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(header.submenu(first)).toBeVisible();
  for (const { name } of links) {
    await page.keyboard.press('Tab');
    await expect(header.submenu(first).getByRole('link', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(header.submenu(first)).toBeHidden();
  await expect(group).toBeFocused();
});

test('tabbing past the last link closes the group', AT_NIGHT, async ({ page }) => {
  const header = headerOf(page);
  await header.item(first).focus();
  await page.keyboard.press('Enter');
  for (let stop = 0; stop <= links.length; stop++) await page.keyboard.press('Tab');
  await expect(header.item(second)).toBeFocused();
  await expect(header.submenu(first)).toBeHidden();
});

test('only one group is open', AT_NIGHT, async ({ page }) => {
  const header = headerOf(page);
  await header.item(first).focus();
  await page.keyboard.press('Enter');
  await header.item(third).focus();
  await page.keyboard.press('Enter');
  await expect(header.submenu(third)).toBeVisible();
  await expect(header.submenu(first)).toBeHidden();
});

test('Enter on an open group closes it', AT_NIGHT, async ({ page }) => {
  const header = headerOf(page);
  await header.item(first).focus();
  await page.keyboard.press('Enter');
  await expect(header.submenu(first)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(header.submenu(first)).toBeHidden();
});

test('Escape puts a hovered list away until the mouse comes back', AT_NIGHT, async ({ page }) => {
  const header = headerOf(page);
  await header.item(second).hover();
  await expect(header.submenu(second)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.submenu(second)).toBeHidden();
  await page.mouse.move(700, 700);
  await header.item(second).hover();
  await expect(header.submenu(second)).toBeVisible();
});

test('a list hangs from the lower edge of the header, and none leaves the window, at 1024 px either', async ({
  page,
}) => {
  const { height = NaN } = (await headerOf(page).bar.boundingBox()) ?? {};
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { name: group } of headerGroups) {
      await headerOf(page).item(group).hover();
      const box = await headerOf(page).submenu(group).boundingBox();
      expect(Math.abs((box?.y ?? NaN) - height), `${group} at ${width}`).toBeLessThanOrEqual(1);
      expect(box?.x, `${group} at ${width}`).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? Infinity), `${group} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});

test('beside the items stand the ways to tools, in one line and clear of the search, from 1024 px on', async ({
  page,
}) => {
  const { bar, tools } = headerOf(page);
  for (const [width, shown] of [
    [1024, 2],
    [1279, 2],
    [1280, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const links = await tools.getByRole('link').filter({ visible: true }).all();
    expect(links, `${width} px`).toHaveLength(shown);
    const boxes = await Promise.all([
      bar.getByRole('link', { name: site.brand }).boundingBox(),
      ...headerItems.map(({ name }) => headerOf(page).item(name).boundingBox()),
      ...links.map((link) => link.boundingBox()),
      bar.getByRole('textbox', { name: 'Search' }).boundingBox(),
      headerOf(page).themeSwitch.boundingBox(),
    ]);
    const ends = boxes.map((box) => (box?.x ?? NaN) + (box?.width ?? NaN));
    boxes.slice(1).forEach((box, index) => expect(box?.x, `${width} px`).toBeGreaterThanOrEqual(ends[index] ?? NaN));
    expect(ends.at(-1), `${width} px`).toBeLessThanOrEqual(width);
  }
});
