import { expect, test } from '@playwright/test';
import { headerOf } from './support/header';
import { headerGroups } from './support/navigation';
import { desktopOnly } from './support/projects';
import { scriptsArrived } from './support/scripts';

desktopOnly();

test.beforeEach(async ({ page }) => {
  await page.goto('/fixed-deposits');
  await scriptsArrived(page);
});

test('every group opens under the mouse and closes when it leaves', async ({ page }) => {
  const header = headerOf(page);
  for (const group of Object.keys(headerGroups)) {
    await expect(header.submenu(group)).toBeHidden();
    await header.item(group).hover();
    await expect(header.submenu(group)).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(header.submenu(group)).toBeHidden();
  }
});

test('the mouse can travel from the name down into the list, and a click there leads on', async ({ page }) => {
  const header = headerOf(page);
  await header.item('Loans').hover();
  const link = header.submenu('Loans').getByRole('link', { name: 'Loan Against Property' });
  const target = await link.boundingBox();
  await page.mouse.move((target?.x ?? 0) + 20, (target?.y ?? 0) + 20, { steps: 20 });
  await expect(link).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL('/loan-against-property');
  await expect(headerOf(page).submenu('Insurance')).toBeHidden();
});

test('a group clicked open closes as well when the mouse leaves', async ({ page }) => {
  const header = headerOf(page);
  await header.item('Insurance').click();
  await expect(header.submenu('Insurance')).toBeVisible();
  await page.mouse.move(700, 700);
  await expect(header.submenu('Insurance')).toBeHidden();
});

test('with the keyboard: Tab to a group, Enter opens, Tab walks the links, Escape closes and keeps the place', async ({
  page,
}) => {
  const header = headerOf(page);
  const loans = header.item('Loans');
  // Skip link, brand, Home, Loans
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab');
  await expect(loans).toBeFocused();
  await expect(header.submenu('Loans')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(header.submenu('Loans')).toBeVisible();
  for (const [name] of headerGroups['Loans'] ?? []) {
    await page.keyboard.press('Tab');
    await expect(header.submenu('Loans').getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(header.submenu('Loans')).toBeHidden();
  await expect(loans).toBeFocused();
});

test('tabbing past the last link closes the group', async ({ page }) => {
  const header = headerOf(page);
  await header.item('Insurance').focus();
  await page.keyboard.press('Enter');
  for (let stop = 0; stop < 7; stop++) await page.keyboard.press('Tab');
  await expect(header.item('Investments')).toBeFocused();
  await expect(header.submenu('Insurance')).toBeHidden();
});

test('only one group is open', async ({ page }) => {
  const header = headerOf(page);
  await header.item('Loans').focus();
  await page.keyboard.press('Enter');
  await header.item('Investments').focus();
  await page.keyboard.press('Enter');
  await expect(header.submenu('Investments')).toBeVisible();
  await expect(header.submenu('Loans')).toBeHidden();
});

test('Enter on an open group closes it', async ({ page }) => {
  const header = headerOf(page);
  await header.item('Loans').focus();
  await page.keyboard.press('Enter');
  await expect(header.submenu('Loans')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(header.submenu('Loans')).toBeHidden();
});

test('Escape puts a hovered list away until the mouse comes back', async ({ page }) => {
  const header = headerOf(page);
  await header.item('Credit Cards').hover();
  await expect(header.submenu('Credit Cards')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.submenu('Credit Cards')).toBeHidden();
  await page.mouse.move(700, 700);
  await header.item('Credit Cards').hover();
  await expect(header.submenu('Credit Cards')).toBeVisible();
});

test('no list leaves the window, at 1024 px either', async ({ page }) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const group of Object.keys(headerGroups)) {
      await headerOf(page).item(group).hover();
      const box = await headerOf(page).submenu(group).boundingBox();
      expect(box?.x, `${group} at ${width}`).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? Infinity), `${group} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});
