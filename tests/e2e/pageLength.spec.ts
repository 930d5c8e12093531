/** What every product page and article owes to a visitor on a phone: an end that is near, and an offer, a tool or an answer that begins at once. */
import { expect, test } from '@playwright/test';
import { articles } from '../support/content';
import { sample } from '../support/sample';
import { usePhoneFont } from './support/phoneFont';
import { phoneOnly } from './support/projects';
import { openRanked } from './support/ranked';
import { productPages } from '../support/products';
import { batches, cardRoutes } from '../support/routes';
import { wholePage } from './support/wholePage';

phoneOnly();

const PHONE = { width: 360, height: 740 };
const SCREENS = 7;
const SCREENS_BEFORE_FIRST_OFFER = 1.4;

/** A row of a list, the fields of the visitor's own offer, a card, a row of a table, a calculator or its tile, or the way to another product. */
const OFFER_OR_TOOL = [
  '#offers ol > li:has(> details)',
  // A ranked list folds its fields; one that is too old to rank begins with them.
  '#offers [data-needs-script] input',
  '[data-island="Calculator"]',
  'article',
  'tbody tr',
  'a[href^="/calculators/"]',
  'section > a[href^="/insurance/"]',
  // The words that a guide for beginners explains
  '#what-is',
]
  .map((selector) => `main ${selector}`)
  .join(', ');

/** Each of them in `npm run test:all`. */
const routes = [
  ...sample([...new Set([...productPages.map(({ path }) => path), ...cardRoutes])], 3, 'page length'),
  ...sample(
    ['/questions/check-my-offer', '/questions/need-money', '/questions/park-money', '/questions/prepay-or-invest'],
    1,
    'length of questions',
  ),
];

test.use({ viewport: PHONE });

batches(routes, 2).forEach((group, index) => {
  test(`a product page is short, and its first offer or tool near (${index + 1} of 2)`, async ({ page }) => {
    test.setTimeout(120_000);
    await usePhoneFont(page);
    for (const path of group) {
      await page.goto(path);
      await wholePage(page);
      const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(heightPx / PHONE.height, `${path}: screens`).toBeLessThanOrEqual(SCREENS);
      const first = await page.locator(OFFER_OR_TOOL).filter({ visible: true }).first().boundingBox();
      expect
        .soft(first!.y / PHONE.height, `${path}: screens before the first offer or tool`)
        .toBeLessThanOrEqual(SCREENS_BEFORE_FIRST_OFFER);
    }
  });
});

const SCREENS_OF_ARTICLES = 9;

batches(
  sample(
    articles.map(({ path }) => path),
    2,
    'article length',
  ),
  2,
).forEach((group, index) => {
  test(`an article is short, and its answer begins within half a screen (${index + 1} of 2)`, async ({ page }) => {
    test.setTimeout(120_000);
    await usePhoneFont(page);
    for (const path of group) {
      await page.goto(path);
      await wholePage(page);
      const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(heightPx / PHONE.height, `${path}: screens`).toBeLessThanOrEqual(SCREENS_OF_ARTICLES);
      const answer = await page.getByRole('region', { name: 'Key Takeaway' }).getByRole('paragraph').boundingBox();
      expect.soft(answer!.y / PHONE.height, `${path}: screens before its answer`).toBeLessThanOrEqual(0.5);
    }
  });
});

test('the home page is at most seven screens of a phone', async ({ page }) => {
  await usePhoneFont(page);
  await page.goto('/');
  await wholePage(page);
  const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(heightPx / PHONE.height).toBeLessThanOrEqual(7);
});

test('what a section folds away is a tap away, and in sight on a wide screen', async ({ page }) => {
  await page.goto('/gold-loan');
  await wholePage(page);
  const checklist = page.getByRole('heading', { name: 'Documents', exact: true });
  await expect(checklist).toBeHidden();
  await page.locator('summary', { hasText: 'about “Eligibility and documents”' }).tap();
  await expect(checklist).toBeVisible();
  await page.reload();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(checklist).toBeVisible();
});

/** Ranked lists, and those in order of name. Of health plans four fit a screen, and no list needs more rows than it has. */
const lists = [
  ['/home-loans', 6],
  ['/fixed-deposits', 6],
  ['/savings-accounts', 6],
  ['/mutual-funds', 6],
  ['/investments/index-funds', 6],
  ['/investments/debt-funds', 6],
  ['/insurance/term-life', 6],
  ['/insurance/health', 4],
  ...cardRoutes.map((path) => [path, path === '/credit-cards/travel' ? 4 : 6] as const),
] as const;

const HEADER_PX = 56;

for (const [path, fitting] of sample(lists, 2, 'first rows')) {
  test(`${path}: the first row is in sight at once, and ${fitting} fit a screen`, async ({ page }) => {
    await usePhoneFont(page);
    await openRanked(page, path);
    await wholePage(page);
    const rows = await page
      .locator('#offers ol:has(> li > details)')
      .first()
      .locator('> li')
      .filter({ visible: true })
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
    expect(rows[0]!.y / PHONE.height).toBeLessThanOrEqual(0.7);
    const tools = await page.locator('[data-list-tools]').first().boundingBox();
    const most = Math.min(rows.length, fitting);
    expect(rows[most - 1]!.bottom - rows[0]!.top).toBeLessThanOrEqual(PHONE.height - HEADER_PX - tools!.height);
  });
}
