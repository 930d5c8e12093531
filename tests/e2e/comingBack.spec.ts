import { expect, test, type Page } from '@playwright/test';
import { sample } from '../support/sample';
import { atRest } from './support/covered';
import { AT_NIGHT, eitherScreen } from './support/projects';
import { scriptsArrived } from './support/scripts';
import { wholePage } from './support/wholePage';

eitherScreen();

// Playwright's Chromium keeps no page for the way back, so each is loaded anew; nor may it come from a cache.
test.beforeEach(async ({ page }) => {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' } });
  });
});

/** Where the heading of a row stands in the window. */
const topOf = async (page: Page, name: string): Promise<number> =>
  (await page.getByRole('heading', { level: 3, name, exact: true }).boundingBox())?.y ?? NaN;

const openSummaries = (page: Page): Promise<string[]> =>
  page.locator('main details[open] > summary').evaluateAll((all) => all.map(({ textContent }) => textContent));

for (const [path, hash] of sample(
  [
    ['/home-loans', ''],
    ['/home-loans', '#amount=3000000'],
    ['/personal-loans', '#amount=800000'],
    ['/credit-cards', ''],
  ] as const,
  1,
  'coming back',
)) {
  test(`back on ${path}${hash}, rows, details, ticks and the place are as they were left`, async ({ page }) => {
    await page.goto(path + hash);
    await scriptsArrived(page);
    await wholePage(page);
    const list = page.locator('#offers');
    await list
      .getByText(/^Show all \d+/)
      .first()
      .click();
    const rows = list.locator('ol > li:has(h3)');
    const names = await rows.locator('h3').allInnerTexts();
    for (const at of [1, 3, 8]) {
      await rows.nth(at).locator('summary').click();
      await rows
        .nth(at)
        .locator('label', { hasText: /^Compare/ })
        .click();
    }
    await expect(page.getByRole('region', { name: 'Compare' })).toContainText('3 of');
    await rows.nth(9).evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await atRest(page);
    const before = { y: await topOf(page, names[9]!), open: await openSummaries(page) };
    expect(before.open.length).toBeGreaterThanOrEqual(2);

    // Not by a click of Playwright, which would scroll first.
    await page
      .getByRole('region', { name: 'Compare' })
      .getByRole('link', { name: /side by side/ })
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(/\/compare/);
    await page.goBack();

    await expect.poll(async () => Math.abs((await topOf(page, names[9]!)) - before.y)).toBeLessThan(3);
    await expect.poll(() => openSummaries(page)).toEqual(before.open);
    await expect(page.getByRole('region', { name: 'Compare' })).toContainText('3 of');
    for (const at of [1, 3, 8]) await expect(rows.nth(at).getByRole('checkbox')).toBeChecked();
    // It goes on being so once all is awake.
    await page.waitForLoadState('networkidle');
    expect(Math.abs((await topOf(page, names[9]!)) - before.y)).toBeLessThan(3);
  });
}

test('back on the home page, or after a reload, the number and the tab are as they were left', async ({ page }) => {
  await page.goto('/');
  const asked = page.getByRole('group', { name: 'What do you want to do?' });
  const amount = asked.getByRole('textbox', { name: 'Loan amount' });
  const figure = asked.getByRole('definition').filter({ visible: true }).first();
  await asked.getByText('Another loan').click();
  await asked.getByText('Car', { exact: true }).click();
  const example = await figure.innerText();
  await amount.fill('12 lakh');
  await expect(figure).not.toHaveText(example, { timeout: 30_000 });
  const answer = await figure.innerText();

  await asked.getByRole('link', { name: 'Compare car loans' }).click();
  await page.waitForURL(/\/car-loan/);
  await page.goBack();
  await expect(amount).toHaveValue('₹12,00,000', { timeout: 30_000 });
  await expect(figure).toHaveText(answer);

  // A question of its own, with nothing typed: each keeps its own numbers.
  await asked.getByText('Save', { exact: true }).click();
  // In either order: that of the fields depends on whether the tab was chosen before the script came.
  await expect(page).toHaveURL(/#(?=.*\bcar-amount=1200000\b)(?=.*\bask=save\b)/);
  await page.reload();
  await expect(asked.getByRole('link', { name: 'Compare fixed deposits' })).toBeVisible();
  await expect(asked.getByRole('textbox', { name: 'Deposit' })).toHaveValue(/^₹(?!12,00,000)/);
  await asked.getByText('Borrow', { exact: true }).click();
  await asked.getByText('Car', { exact: true }).click();
  await expect(amount).toHaveValue('₹12,00,000');
});

test('back on a page of prose, folds are open and the place is the same', AT_NIGHT, async ({ page }) => {
  await page.goto('/home-loans');
  await scriptsArrived(page);
  await wholePage(page);
  const folds = page.locator('main summary:not([data-island] summary):visible');
  await folds.first().click();
  await folds.last().click();
  await folds.last().evaluate((fold) => fold.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await atRest(page);
  const open = await openSummaries(page);
  const place = (): Promise<number> => folds.last().evaluate((fold) => fold.getBoundingClientRect().top);
  const before = await place();
  await page.goto('/about');
  await page.goBack();
  await expect.poll(() => openSummaries(page)).toEqual(open);
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(3);
});

test('lenders that "Show more" brought are there again', AT_NIGHT, async ({ page }) => {
  await page.goto('/home-loans');
  await scriptsArrived(page);
  await wholePage(page);
  const loan = page.locator('[data-island="Refinance"]');
  await loan.scrollIntoViewIfNeeded();
  const fold = loan.getByText(/^Lender by lender/);
  if (await fold.isVisible()) await fold.click();
  const lenders = loan.getByRole('list', { name: /^Other lenders/ }).getByRole('listitem');
  await loan.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => lenders.count()).toBeGreaterThan(6);
  const count = await lenders.count();
  await lenders.nth(7).evaluate((lender) => lender.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await atRest(page);
  await page.goto('/about');
  await page.goBack();
  await expect(lenders).toHaveCount(count);
  await expect(lenders.nth(7)).toBeInViewport();
});

test('another visit begins at the top, with all folded', AT_NIGHT, async ({ page }) => {
  await page.goto('/home-loans');
  await scriptsArrived(page);
  await page
    .locator('#offers')
    .getByText(/^Show all \d+/)
    .first()
    .click();
  await atRest(page);
  await page.goto('/about');
  await page.goto('/home-loans');
  await scriptsArrived(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('#offers details[open]')).toHaveCount(0);
});
