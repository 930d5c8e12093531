import { expect, test, type Locator, type Page } from '@playwright/test';
import { addressNow, rowsOf } from '../support/content';
import { printedText } from './support/pdf';
import { AT_NIGHT, phoneOnly } from './support/projects';
import { openRanked } from './support/ranked';

phoneOnly();

const box = (page: Page, index: number): Locator =>
  page
    .locator('main')
    .getByRole('checkbox', { name: /^Compare /, includeHidden: true })
    .nth(index);
const tray = (page: Page): Locator => page.getByRole('region', { name: 'Compare' });
const heads = (page: Page): Locator => page.locator('main table thead').getByRole('columnheader');

/** The name behind "Compare", which is that of the row. */
async function nameOf(one: Locator): Promise<string> {
  const words = await one.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
  return words.replace('Compare ', '');
}

/** Ticks boxes of the list with the keyboard. */
async function tick(page: Page, ...indices: readonly number[]): Promise<string[]> {
  const names: string[] = [];
  for (const index of indices) {
    // In a list, the box is inside its row.
    await box(page, index).evaluate((input) => input.closest('details')?.setAttribute('open', ''));
    await box(page, index).focus();
    await page.keyboard.press('Space');
    await expect(box(page, index)).toBeChecked();
    names.push(await nameOf(box(page, index)));
  }
  return names;
}

const escaped = (text: string): string => text.replace(/[()+.]/g, '\\$&');

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

test("ticked rows stand side by side, for the visitor's numbers, and an address opens the same", async ({
  page,
  context,
}) => {
  await openRanked(page, '/home-loans#amount=4000000&years=15');
  const [first, second] = await tick(page, 0, 2);
  await tray(page)
    .getByRole('link', { name: /side by side$/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/compare#home-loans=[a-z-]+,[a-z-]+&amount=4000000&years=15$/);
  await expect(heads(page)).toHaveText([/Field/, new RegExp(escaped(first!)), new RegExp(escaped(second!))]);
  const firstId = new URL(page.url()).hash.split(/[=,]/)[1]!;
  await expect(page.getByText('₹40 lakh over 15 years')).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  await page.getByRole('combobox', { name: 'Add' }).selectOption({ index: 1 });
  await expect(heads(page)).toHaveCount(4);
  await page.getByRole('button', { name: `Remove ${first!}` }).click();
  await expect(heads(page)).toHaveCount(3);
  await expect(page).not.toHaveURL(new RegExp(`[=,]${firstId}(?:[,&]|$)`));

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(heads(shared)).toHaveText(await heads(page).allTextContents());
  expect(await shared.locator('main td').allTextContents()).toEqual(await page.locator('main td').allTextContents());
});

test('beside the tray there is no chat button, and its buttons fit a finger', AT_NIGHT, async ({ page }) => {
  await page.goto('/home-loans');
  await tick(page, 0, 1, 2);
  await expect(tray(page)).toBeInViewport();
  await expect(page.locator('[data-chat]')).toHaveAttribute('data-away');
  for (const control of await tray(page).locator('a, button').all()) {
    const size = await control.boundingBox();
    expect(Math.min(size!.width, size!.height)).toBeGreaterThanOrEqual(44);
  }
  await box(page, 3).evaluate((input) => input.closest('details')?.setAttribute('open', ''));
  await box(page, 3).click();
  await expect(box(page, 3)).not.toBeChecked();
  await expect(page.getByRole('alert')).toContainText('Untick one first');
});

test('four from a wide screen are whole on a phone', AT_NIGHT, async ({ page }) => {
  await page.goto('/home-loans');
  const ids = await page
    .getByRole('checkbox', { name: /^Compare /, includeHidden: true })
    .evaluateAll((boxes) => boxes.length);
  expect(ids).toBeGreaterThan(4);
  await page.setViewportSize({ width: 1440, height: 900 });
  await tick(page, 0, 1, 2, 3);
  const address = await tray(page)
    .getByRole('link', { name: /side by side$/ })
    .getAttribute('href');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address!);
  await expect(heads(page)).toHaveCount(5);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('four print with what is compared on one sheet, and on two sheets in all', AT_NIGHT, async ({ page }) => {
  const ids = rowsOf(addressNow('/home-loans')).map(({ provider }) => String(provider));
  await page.goto(`/compare#home-loans=${ids.slice(0, 4).join(',')}`);
  await expect(heads(page)).toHaveCount(5);
  const [first, ...others] = await printedText(page);
  // What is counted. The terms as published below it may be long.
  expect(first).toMatch(/Interest\s*over\s*\d+\s*years/);
  expect(others.length).toBeLessThanOrEqual(1);
});

test('rows of a plain table are ticked, kept for the visit and set side by side, and nothing else is kept', async ({
  page,
}) => {
  await page.goto('/tax-saving');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  const [first, second] = await tick(page, 0, 1);
  await expect(tray(page)).toContainText('2 of 3 chosen');
  await page.goto('/gold-loan');
  await page.goto('/tax-saving');
  await expect(tray(page)).toContainText('2 of 3 chosen');
  await expect(box(page, 0)).toBeChecked();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['ticks']);
  await tray(page)
    .getByRole('link', { name: /side by side$/ })
    .click();
  await expect(heads(page)).toHaveText([/Field/, new RegExp(escaped(first!)), new RegExp(escaped(second!))]);
  await expect(page.getByRole('heading', { level: 2, name: 'Ways to save tax' })).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await printedText(page)).toHaveLength(1);

  await page.getByRole('combobox', { name: 'List' }).selectOption('Car loans');
  await expect(page.getByRole('heading', { level: 2, name: 'Car loans' })).toBeVisible();
  await expect(page).toHaveURL(/#car-loans=$/);
});

test(
  'what a list counts for a visitor stands above its terms, and the way back keeps the numbers',
  AT_NIGHT,
  async ({ page }) => {
    await openRanked(page, '/fixed-deposits#amount=500000');
    await expect(page.locator('[data-island="OfferList"]')).toHaveAttribute('data-island-status', 'live');
    const [first] = await tick(page, 0, 3);
    await tray(page)
      .getByRole('link', { name: /side by side$/ })
      .click();
    await expect(page.locator('main')).toContainText('For ₹5 lakh, 3 years, under 60: you get ');
    // Whether one is the highest depends on the days of their rates.
    await expect(
      page
        .getByRole('row', { name: /^You get/ })
        .getByRole('cell')
        .first(),
    ).toContainText(/₹[5-9],\d\d,\d{3}/);
    await expect(heads(page).nth(1)).toContainText(first!);
    await page.getByRole('link', { name: 'Change numbers' }).click();
    await expect(page).toHaveURL(/\/fixed-deposits#amount=500000$/);
  },
);

test('an id that is gone is told, in a list of any kind', AT_NIGHT, async ({ page }) => {
  await page.goto('/compare#gold-loans=gone-bank');
  await expect(page.getByText(/\(gone-bank\)\. It was left out/)).toBeVisible();
  await expect(heads(page)).toHaveCount(4);
});

test(
  'nobody reads the example for the rows that the address names while they are fetched',
  AT_NIGHT,
  async ({ page }) => {
    let release = (): void => undefined;
    const arrives = new Promise<void>((resolve) => (release = resolve));
    await page.route('/assets/js/*', async (route) => {
      await arrives;
      await route.fallback();
    });
    await page.goto('/compare#fixed-deposits=', { waitUntil: 'commit' });
    const side = page.locator('main table').first();
    await expect(side).toBeAttached();
    await expect(side).toBeHidden();
    release();
    await expect(page.getByRole('heading', { level: 2, name: 'Fixed deposits' })).toBeVisible();
    await expect(side).toBeVisible();
  },
);

test('three cards fit the smallest phone, with their links below the heads and whole texts in the fold', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/compare#credit-cards=');
  await expect(page.getByRole('heading', { level: 2, name: 'Credit cards' })).toBeVisible();
  await expect(heads(page)).toHaveCount(4);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const table = page.locator('main table').first();
  await expect(
    table
      .getByRole('row')
      .nth(1)
      .getByRole('link', { name: /^Visit site/ }),
  ).toHaveCount(3);
  const inFull = page.getByRole('rowheader', { name: 'What it pays, in full' });
  await expect(inFull).toBeHidden();
  await page.locator('main summary', { hasText: 'More details, and sources' }).click();
  await expect(inFull).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
