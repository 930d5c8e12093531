import { expect, test, type Locator, type Page } from '@playwright/test';
import { scriptsArrived } from './support/scripts';

const field = (page: Page): Locator =>
  page.getByRole('main').getByRole('searchbox', { name: 'Search all pages and articles' });
const status = (page: Page): Locator => page.getByRole('main').getByRole('status');
const results = (page: Page): Locator => page.getByRole('list', { name: 'Results' });
const result = (page: Page, address: string): Locator => results(page).locator(`h2 a[href="${address}"]`);
const INDEX_SCRIPT = '**/pagefind/pagefind.js';

test('from the header to a page, by words that stand in it', async ({ page }) => {
  await page.goto('/car-loan');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('moratorium');
  await expect(status(page)).toHaveText(/^\d+ pages? with “moratorium”$/);
  await expect(results(page).locator('mark').first()).toHaveText(/moratorium/i);
  await expect(page).toHaveURL('/search?q=moratorium');
  await result(page, '/education-loan').click();
  await expect(page).toHaveURL('/education-loan');
  await page.goBack();
  await expect(field(page)).toHaveValue('moratorium');
  await expect(result(page, '/education-loan')).toBeVisible();
});

test('a row of a table is found, and so is an article', async ({ page }) => {
  await page.goto('/search?q=Muthoot');
  await expect(result(page, '/gold-loan')).toBeVisible();
  await field(page).fill('lump sum');
  await expect(result(page, '/blog/sip-vs-lump-sum')).toBeVisible();
});

test('a result names places, and leads to them', async ({ page }) => {
  await page.goto('/search?q=credit utilisation');
  const place = results(page).locator('a[href*="#"]').first();
  const title = await place.textContent();
  await place.click();
  await expect(page).toHaveURL(/#/);
  await expect(page.getByRole('heading', { name: title!, exact: true })).toBeInViewport();
});

test('what repeats on every page is found nowhere', async ({ page }) => {
  // It stands in the footer.
  await page.goto('/search?q="earns nothing from the companies it lists"');
  await expect(status(page)).toHaveText(/^No page holds/);
});

test('nothing is fetched for searching before somebody searches', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/search');
  await scriptsArrived(page);
  await page.waitForTimeout(300);
  expect(asked.filter((path) => /pagefind|islands-react/.test(path))).toEqual([]);
  await field(page).fill('gold');
  await expect(results(page)).toBeVisible();
  expect(asked).toContain('/pagefind/pagefind.js');
});

test('it runs under the policy of the site, and complains of nothing', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/search?q=SIP');
  await expect(results(page)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('when the index does not come, it says so, and works when it does', async ({ page }) => {
  await page.route(INDEX_SCRIPT, (route) => route.abort());
  await page.goto('/search?q=gold');
  await expect(page.getByText('could not be loaded')).toBeVisible();
  await page.unroute(INDEX_SCRIPT);
  await page.getByRole('link', { name: 'try again' }).click();
  await expect(result(page, '/gold-loan')).toBeVisible();
});

test('a page that is not found offers to search', async ({ page }) => {
  await page.goto('/no-such-page');
  await field(page).fill('gold loan');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=gold(?:\+|%20)loan$/);
  await expect(result(page, '/gold-loan')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no field that cannot answer, and every page is listed', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Term Life' }).click();
    await expect(page).toHaveURL('/insurance/term-life');
  });
});
