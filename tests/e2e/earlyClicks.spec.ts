import { expect, type Page, test } from '@playwright/test';
import { addressNow } from '../support/content';
import { awake, calculatorOf } from './support/calculator';
import { headerOf } from './support/header';
import { applyButtons, expectNotice, lendersInSight, noticeRegion, openRows } from './support/notices';
import { AT_NIGHT, eitherScreen } from './support/projects';
import { holdScripts, ISLANDS_SCRIPT } from './support/scripts';
import { settled } from './support/settled';

/** Marks the document, so that one loaded in its place is found out. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => (document.body.dataset['mark'] = 'not reloaded'));
}

async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveAttribute('data-mark', 'not reloaded');
}

eitherScreen();

test('a click made before the scripts have arrived is answered when they have', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/retirement-plans');
  await page.getByRole('button', { name: 'Start Planning Now' }).click();
  await settled(page);
  await expect(noticeRegion(page)).toBeEmpty();
  release();
  const link = await noticeRegion(page).getByRole('link').innerText();
  await expectNotice(page, 'Start Planning', "This feature isn't implemented yet, but you can request it!", link);
});

test('of two early clicks the later one has the last word', AT_NIGHT, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/home-loans');
  const [lender, other] = await lendersInSight(page);
  await applyButtons(page).nth(0).click();
  await applyButtons(page).nth(1).click();
  release();
  await expect(noticeRegion(page)).toContainText(other);
  await expect(noticeRegion(page)).not.toContainText(lender);
});

test('an early subscription neither leaves the page nor is lost', AT_NIGHT, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/car-loan');
  await markDocument(page);
  await page.getByLabel('Money Insights by email').fill('asha@example.in');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  release();
  await expect(noticeRegion(page)).toContainText('Subscribed!');
  await expect(page).toHaveURL(addressNow('/car-loan'));
  await expectSameDocument(page);
});

test('an early switch of the theme happens once', AT_NIGHT, async ({ page }) => {
  const release = await holdScripts(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/car-loan');
  await headerOf(page).themeSwitch.click();
  release();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('an early tap on a filter leads to the filtered list at once, without a script', AT_NIGHT, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/blog');
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Loans' }).click();
  await page.waitForURL(/category=Loans/, { waitUntil: 'commit' });
  release();
  // Beside it stands the notice of the slow island, for as long as it is slow.
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: ' in Loans' })).toBeVisible();
});

const REACT = /\/islands-react\.[^/]+\.js$/;

/** The addresses of React that a page asks for from here on: it fills itself. */
function requestsOfReact(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (REACT.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('an early touch of an island fetches React beside the script that would ask for it, and only once', async ({
  page,
}) => {
  const asked = requestsOfReact(page);
  const release = await holdScripts(page, ISLANDS_SCRIPT);
  await page.goto('/home-loans');
  await openRows(page);
  await applyButtons(page).first().click();
  expect(asked).toEqual([]);
  const calculator = calculatorOf(page);
  await calculator.text('Loan amount').fill('6000000');
  await calculator.text('Loan amount').press('Tab');
  await expect.poll(() => asked).toHaveLength(1);
  release();
  await awake(page);
  await expect(calculator.slider('Loan amount')).toHaveValue('6000000');
  expect(asked).toHaveLength(1);
});

test(
  'an address that asks for a filter fetches React beside the script that would ask for it',
  AT_NIGHT,
  async ({ page }) => {
    const asked = requestsOfReact(page);
    const release = await holdScripts(page, ISLANDS_SCRIPT);
    await page.goto('/blog?category=Loans', { waitUntil: 'domcontentloaded' });
    await expect.poll(() => asked).toHaveLength(1);
    release();
    // Beside it stands the notice of the slow island, for as long as it is slow.
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: ' in Loans' })).toBeVisible();
    expect(asked).toHaveLength(1);
  },
);

test('when React does not come at the first touch, it is asked for again', AT_NIGHT, async ({ page }) => {
  const release = await holdScripts(page, ISLANDS_SCRIPT);
  await page.route(REACT, (route) => route.abort(), { times: 1 });
  await page.goto('/blog');
  const lost = page.waitForEvent('requestfailed', (request) => REACT.test(request.url()));
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Loans' }).click();
  await lost;
  release();
  // Beside it stands the notice of the slow island, for as long as it is slow.
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: ' in Loans' })).toBeVisible();
  await expect(page).toHaveURL('/blog?category=Loans');
});

test('when the network gives out for a moment, the next tap is answered', AT_NIGHT, async ({ page }) => {
  await page.route(ISLANDS_SCRIPT, (route) => route.abort(), { times: 1 });
  const lost = page.waitForEvent('requestfailed', (request) => ISLANDS_SCRIPT.test(request.url()));
  await page.goto('/home-loans');
  await lost;
  const [lender] = await lendersInSight(page);
  await applyButtons(page).first().click();
  await expect(noticeRegion(page)).toContainText(lender);
});

test('when the scripts never come, a filter is a link', AT_NIGHT, async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/blog');
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Loans' }).click();
  await expect(page).toHaveURL('/blog?category=Loans');
});

test('when the scripts never come, the page still reads and links', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/credit-cards/fuel');
  await page.locator('main header a[href="#cards-list"]').click();
  await expect(page.locator('#cards-list')).toBeInViewport();
});
