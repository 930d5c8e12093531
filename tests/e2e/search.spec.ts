import { expect, test, type Locator, type Page, type Route } from '@playwright/test';
import { addressNow, articles, dataOfKind, nameOf, pages, rowsOf, presentValue, rowsOfKind } from '../support/content';
import { sample } from '../support/sample';
import { watchLayoutShift } from './support/layoutShift';
import { AT_NIGHT, eitherScreen } from './support/projects';
import { allRoutes, pageRoutes } from '../support/routes';
import { scriptsArrived } from './support/scripts';
import { settled } from './support/settled';

eitherScreen();

// cspell:ignore helth insurence pmfby

const goldLoan = addressNow('/gold-loan');

const field = (page: Page): Locator =>
  page.getByRole('main').getByRole('searchbox', { name: 'Search all pages and articles' });
const status = (page: Page): Locator => page.getByRole('main').getByRole('status');
const results = (page: Page): Locator => page.getByRole('list', { name: /^(?:Results|In the texts of pages)$/ });
/** What the query is about, above the pages with its words. */
const subjects = (page: Page): Locator => page.getByRole('list', { name: 'Results' });
const result = (page: Page, address: string): Locator => results(page).locator(`h2 a[href="${address}"]`);

/** A row that is on one page only, and that page. */
const listed = pages.flatMap(({ url }) => rowsOf(url).map((row) => ({ words: nameOf(row), address: url })));
const { words, address } = listed.find(
  (one) => listed.filter((other) => other.words.includes(one.words)).length === 1,
) ?? { words: '', address: '' };

test(
  'what the site does not have is said in full on a phone, with the official site that answers',
  AT_NIGHT,
  async ({ page }) => {
    await page.goto('/search?q=crop%20insurance');
    const first = subjects(page).getByRole('listitem').first();
    await expect(first).toContainText('We do not cover this.');
    const link = first.getByRole('link', { name: 'pmfby.gov.in' });
    const [box, window] = [await link.boundingBox(), page.viewportSize()];
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(window?.width ?? 0);
  },
);

test('from the header to a page, by words that stand in it', async ({ page }) => {
  await page.goto('/car-loan');
  await page.getByRole('banner').getByRole('textbox', { name: 'Search' }).fill(words);
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(new RegExp(`^\\d+ .+ for “${words}”$`));
  const [marked = ''] = await results(page).locator('mark').allInnerTexts();
  expect(words.toLowerCase()).toContain(marked.toLowerCase().replace(/\W+$/, ''));
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: words }).toString()}`);
  await result(page, address).click();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(field(page)).toHaveValue(words);
  await expect(result(page, address)).toBeVisible();
});

test('an article is found by its title', AT_NIGHT, async ({ page }) => {
  const [{ title, path } = { title: '', path: '' }] = articles;
  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  await expect(result(page, path)).toBeVisible();
});

test('the page whose subject it is comes among the first', AT_NIGHT, async ({ page }) => {
  const subjects = {
    'credit card': '/credit-cards',
    'gold loan': '/gold-loan',
    'car loan': '/car-loan',
    nps: '/retirement-plans',
    cibil: '/blog/understanding-cibil-score',
    'index fund': '/investments/index-funds',
  };
  await page.goto('/search');
  for (const [words, address] of Object.entries(subjects)) {
    if (!allRoutes.includes(address)) continue;
    await field(page).fill(words);
    await expect(status(page)).toContainText(`“${words}”`);
    const first = results(page).locator('h2 a');
    const found = await first.evaluateAll((links) => links.slice(0, 3).map((link) => link.getAttribute('href')));
    expect.soft(found, words).toContain(address);
    // The list of all figures quotes other pages by name.
    expect.soft(found.slice(0, 2), words).not.toContain('/figures');
  }
});

test('a page is found by what visitors call it, where it says so in other words', AT_NIGHT, async ({ page }) => {
  const { names } = dataOfKind('search-words') as { names: { page: string; said: string[] }[] };
  const all = names.flatMap(({ page: address, said }) => said.map((term) => ({ term, address })));
  await page.goto('/search');
  for (const { term, address } of sample(all, 3, 'search terms', (name) => name.address)) {
    await field(page).fill(term);
    await expect.soft(status(page)).toHaveText(new RegExp(`^\\d+ .+ for “${term}”$`));
    await expect.soft(subjects(page).locator(`h2 a[href="${address}"]`), term).toBeVisible();
  }
});

test('a result names places, and leads to them', async ({ page }) => {
  const heading = articles[0]!.page.headings.find(({ depth }) => depth === 2)!.words;
  await page.goto(`/search?q=${encodeURIComponent(heading)}`);
  const place = results(page).locator('a[href*="#"]').first();
  const title = await place.textContent();
  await place.click();
  await expect(page).toHaveURL(/#/);
  await expect(page.getByRole('heading', { name: title!, exact: true })).toBeInViewport();
});

test('a place in a folded answer is open on arrival', AT_NIGHT, async ({ page }) => {
  await page.goto('/search?q=no+claim+bonus+discount');
  const place = results(page).locator('a[href^="/insurance#questions-people-ask"]');
  await place.click();
  await expect(page).toHaveURL(/\/insurance#questions-people-ask/);
  await expect(
    page
      .locator('main details[open]')
      .getByText(/discount/)
      .first(),
  ).toBeInViewport();
});

test('a word that no page holds is not answered with another one', AT_NIGHT, async ({ page }) => {
  await page.goto('/search?q=orchid');
  await expect(status(page)).toHaveText(/^Nothing found for “orchid”/);
  await expect(results(page)).toHaveCount(0);
  await field(page).fill('orchid gold loan');
  await expect(status(page)).toHaveText(
    /^Nothing has all words of “orchid gold loan”. \d+ results? with most of them:$/,
  );
  await expect(result(page, goldLoan)).toBeVisible();
});

test('a misspelt word is read as the one that it may have meant, which is said', async ({ page }) => {
  await page.goto('/search');
  const [typed, meant] = ['helth insurence', 'health insurance'];
  await field(page).fill(typed);
  await expect(status(page)).toHaveText(new RegExp(`^\\d+ .+ for “${meant}” instead of “${typed}”$`));
  await expect(subjects(page)).toBeVisible();
  await expect(field(page)).toHaveValue(typed);
});

test('the repo rate is answered at once, with its day', AT_NIGHT, async ({ page }) => {
  const [rate] = rowsOfKind('figures').filter(({ id }) => id === 'repo-rate');
  const value = presentValue(rate!);
  await page.goto('/search?q=repo+rate');
  const first = subjects(page).getByRole('listitem').first();
  await expect(first).toContainText(value);
  await expect(first).toContainText(/since \d+ \w+ \d{4}/);
  await first.getByRole('link').click();
  await expect(page).toHaveURL('/figures#repo-rate');
});

test('who asks for a meaning reads it in the first result', AT_NIGHT, async ({ page }) => {
  const [apr] = rowsOfKind('glossary').filter(({ id }) => id === 'apr');
  await page.goto('/search?q=what+is+apr');
  const first = subjects(page).getByRole('listitem').first();
  await expect(first).toContainText('Glossary');
  await expect(first).toContainText(String(apr?.['short']));
  await first.getByRole('link').click();
  await expect(page).toHaveURL('/glossary#apr');
});

test('words that stand together on no page lead to what has most of them', AT_NIGHT, async ({ page }) => {
  await page.goto('/search?q=schengen+mudra+jewellery');
  await expect(status(page)).toHaveText(/^Nothing has all words of “.+”. \d+ results? with most of them:$/);
  await expect(subjects(page)).toBeVisible();
});

test(
  'results move nothing when the address asks for them, however late their parts arrive',
  AT_NIGHT,
  async ({ page }) => {
    const layoutShift = await watchLayoutShift(page);
    const late = async (route: Route, delay: number): Promise<void> => {
      await new Promise((arrives) => setTimeout(arrives, delay));
      await route.continue();
    };
    await page.route(/islands-react/, (route) => late(route, 2500));
    await page.route('**/pagefind/fragment/*', (route) => late(route, 500));
    await page.goto('/search?q=gold', { waitUntil: 'commit' });
    await expect(page.getByText(/^Loading\./)).toBeInViewport({ ratio: 1 });
    await expect(subjects(page)).toBeVisible();
    await expect(status(page)).toContainText('with these words');
    expect(await layoutShift()).toBeLessThan(0.001);
  },
);

test('nothing is fetched for searching before somebody searches', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/search');
  await scriptsArrived(page);
  await settled(page);
  expect(asked.filter((path) => /pagefind|islands-react/.test(path))).toEqual([]);
  await field(page).fill('gold');
  await expect(subjects(page)).toBeVisible();
  expect(asked).toContain('/pagefind/pagefind.js');
});

test('it runs under the policy of the site, and complains of nothing', AT_NIGHT, async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/search?q=SIP');
  await expect(subjects(page)).toBeVisible();
  expect(complaints).toEqual([]);
});

for (const [what, files] of sample(
  [
    ['the script', '**/pagefind/pagefind.js*'],
    ['the index', '**/pagefind/pagefind-entry.json*'],
    ['the words', '**/pagefind/{index/*,pagefind-entry.json}'],
    ['the texts of pages', '**/pagefind/fragment/*'],
    ['what pages are about', '**/pagefind/subjects.json'],
  ] as const,
  1,
  'faults of the search',
)) {
  test(`when ${what} cannot be fetched, it says so, and works when they can`, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    await page.goto('/search?q=gold');
    await expect(status(page)).toHaveText('What searching needs could not be loaded.');
    await page.unroute(files);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(result(page, goldLoan)).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no field that cannot answer, and every page is listed', AT_NIGHT, async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.locator('main noscript p')).toBeVisible();
    const links = page.getByRole('main').getByRole('link');
    const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(listed).toEqual(expect.arrayContaining([...pageRoutes]));
    await links.last().click();
    await expect(page).toHaveURL(listed.at(-1) ?? '');
  });
});
