import { expect, test, type Locator, type Page } from '@playwright/test';
import { ARTICLES_PER_PAGE } from '../../src/articles/summary';
import { articles, findArticle } from '../support/content';
import { sample } from '../support/sample';
import { watchLayoutShift } from './support/layoutShift';
import { AT_NIGHT, NEEDS_DESKTOP, eitherScreen } from './support/projects';
import { scriptsArrived } from './support/scripts';
import { settled } from './support/settled';
import { slowProcessor } from './support/slowProcessor';

eitherScreen();

const categories = ['Credit Cards', 'Loans', 'Mutual Funds', 'Insurance', 'Beginners'];

/** How many cards the first page shows. */
const FIRST_PAGE_COUNT = Math.min(articles.length, ARTICLES_PER_PAGE);

/** How many articles the search has to find for a text, in whatever case. */
function countWith(text: string): number {
  const wanted = text.toLowerCase();
  return articles.filter(({ title, excerpt, tags }) =>
    [title, excerpt, ...tags].some((field) => field.toLowerCase().includes(wanted)),
  ).length;
}

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
const filters = (page: Page): Locator => page.getByRole('navigation', { name: 'Categories' });
const search = (page: Page): Locator => page.getByPlaceholder('Search articles...');
const count = (page: Page): Locator => page.getByRole('main').getByRole('status');

/** The filter that is shown as chosen. */
async function expectChosen(page: Page, name: string): Promise<void> {
  await expect(filters(page).locator('[aria-current]')).toHaveText([name]);
}

/** The category in the badge of each card in sight. */
async function expectOnly(page: Page, category: string): Promise<void> {
  await expectChosen(page, category);
  await expect(count(page)).toContainText(` in ${category}`);
  const badges = await cards(page).evaluateAll((all) =>
    all.map((card) => card.querySelector('[data-hue]')?.textContent),
  );
  expect(badges.length).toBeGreaterThan(0);
  expect(new Set(badges)).toEqual(new Set([category]));
}

async function expectAll(page: Page): Promise<void> {
  await expectChosen(page, 'All');
  await expect(cards(page)).toHaveCount(FIRST_PAGE_COUNT);
}

test.describe('the list', () => {
  test('hero, six filters in order, search box, and every article newest first', async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Money Insights');
    await expect(filters(page).getByRole('link')).toHaveText(['All', ...categories]);
    await expect(search(page)).toHaveAccessibleName('Search articles');
    await expect(count(page)).toHaveText(`${articles.length} articles, newest first`);
    await expectAll(page);
    const dates = await cards(page)
      .locator('time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
    expect(dates).toEqual([...dates].sort().reverse());
    // Soon all of them are drawn, so that a picture of the whole page has no gap.
    const isDrawn = (title: Element): boolean => title.checkVisibility({ contentVisibilityAuto: true });
    await expect.poll(() => cards(page).last().getByRole('heading').evaluate(isDrawn)).toBe(true);
  });

  test('loads no React until a filter or the search is touched', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/blog');
    await scriptsArrived(page);
    await cards(page).last().scrollIntoViewIfNeeded();
    await settled(page);
    expect(asked.filter((url) => url.includes('react'))).toEqual([]);
    await search(page).focus();
    await expect.poll(() => asked.filter((url) => url.includes('react')).length).toBe(1);
  });

  test('a card leads to its article from anywhere on it', AT_NIGHT, async ({ page }) => {
    await page.goto('/blog');
    const title = await cards(page).first().getByRole('heading').textContent();
    await cards(page)
      .first()
      .click({ position: { x: 12, y: 12 } });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  });
});

test.describe('filters', () => {
  test('a filter shows its category, and the address names it', AT_NIGHT, async ({ page }) => {
    await page.goto('/blog');
    for (const category of categories) {
      await filters(page).getByRole('link', { name: category }).click();
      await expectOnly(page, category);
      expect(new URL(page.url()).searchParams.get('category')).toBe(category);
    }
    await filters(page).getByRole('link', { name: 'All' }).click();
    await expectAll(page);
    expect(new URL(page.url()).search).toBe('');
  });

  test('the address preselects one of the six', AT_NIGHT, async ({ page }) => {
    await page.goto('/blog?category=Mutual%20Funds');
    await expectOnly(page, 'Mutual Funds');
    await page.goto('/blog?category=Credit+Cards');
    await expectOnly(page, 'Credit Cards');
  });

  test('any other value shows everything', AT_NIGHT, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const values = ['Investments', 'loans', 'LOANS', '', 'All', '%3Cscript%3E', '%E0%A4', 'constructor', '🙂'];
    for (const value of sample(values, 3, 'categories')) {
      await page.goto(`/blog?category=${value}`);
      await expect(page.locator('[data-island="ArticleFilter"]')).toHaveAttribute('data-island-status', 'live');
      await expectAll(page);
    }
    expect(errors).toEqual([]);
  });

  test('back and forward are followed, also from an article', async ({ page }) => {
    await page.goto('/blog');
    await filters(page).getByRole('link', { name: 'Loans' }).click();
    await expectOnly(page, 'Loans');
    await filters(page).getByRole('link', { name: 'Insurance' }).click();
    await expectOnly(page, 'Insurance');
    await expect(page).toHaveURL('/blog?category=Insurance');
    await page.goBack();
    await expectOnly(page, 'Loans');
    await page.goBack();
    await expectAll(page);
    await page.goForward();
    await expectOnly(page, 'Loans');
    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/blog\/[a-z-]+$/);
    await page.goBack();
    await expectOnly(page, 'Loans');
  });

  test(
    'a filter opens in a new tab like any link',
    { tag: [NEEDS_DESKTOP.tag, AT_NIGHT.tag] },
    async ({ page, context }) => {
      await page.goto('/blog');
      const opened = context.waitForEvent('page');
      await filters(page).getByRole('link', { name: 'Loans' }).click({ button: 'middle' });
      await expectOnly(await opened, 'Loans');
      await expectAll(page);
      expect(new URL(page.url()).search).toBe('');
    },
  );

  test('nothing else moves when the address asks for a filter', AT_NIGHT, async ({ page }) => {
    const layoutShift = await watchLayoutShift(page);
    // With the face, a title may take a line less than with the font of this machine.
    await page.route('**/*.woff2', (route) => route.abort());
    // At full speed the list wakes before anybody could see what it looked like before.
    await slowProcessor(page, 6);
    await page.goto('/blog?category=Loans');
    await expectOnly(page, 'Loans');
    // What the browser paints of a badge whose text is still arriving counts, and nobody sees it.
    expect(await layoutShift()).toBeLessThan(0.001);
  });
});

test.describe('search', () => {
  test('finds in title, excerpt and tags in whatever case, together with the category', async ({ page }) => {
    await page.goto('/blog');
    const { title, category } = findArticle((article) => categories.includes(article.category), 'a filter');
    const text = title.toUpperCase();
    await search(page).fill(text);
    await expect(cards(page)).toHaveCount(countWith(text));
    await expect(count(page)).toHaveText(`1 article with “${text}”`);
    await filters(page)
      .getByRole('link', { name: categories.find((other) => other !== category)! })
      .click();
    await expect(cards(page)).toHaveCount(0);
    await filters(page).getByRole('link', { name: category }).click();
    await expect(cards(page)).toHaveCount(1);
    const inTagOnly = articles
      .flatMap(({ tags }) => tags)
      .find((tag) => !articles.some((one) => `${one.title} ${one.excerpt}`.toLowerCase().includes(tag.toLowerCase())));
    await page.goto('/blog');
    await search(page).fill(inTagOnly ?? '');
    await expect(cards(page)).toHaveCount(countWith(inTagOnly ?? ''));
  });

  test('finds nothing with an explanation', AT_NIGHT, async ({ page }) => {
    await page.goto('/blog');
    await search(page).fill('no such words');
    await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
    await expect(page.getByText('Try adjusting your search or category filters.')).toBeVisible();
    await expect(count(page)).toHaveText('No articles with “no such words”');
    await search(page).fill('');
    await expectAll(page);
  });

  test('is kept in the address, and not in the history', AT_NIGHT, async ({ page }) => {
    await page.goto('/blog');
    const steps = await page.evaluate(() => history.length);
    await search(page).pressSequentially('loan or card', { delay: 20 });
    await expect(page).toHaveURL('/blog?q=loan%20or%20card');
    expect(await page.evaluate(() => history.length)).toBe(steps);
    const found = await cards(page).count();
    await page.reload();
    await expect(search(page)).toHaveValue('loan or card');
    await expect(cards(page)).toHaveCount(found);
  });

  test('takes whatever is typed for text', AT_NIGHT, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('dialog', (dialog) => errors.push(dialog.message()));
    await page.goto('/blog');
    const texts = ['(', '.*', '\\', '%', '&category=Loans', '"><img src=x onerror=alert(1)>', '🙂', 'क'];
    for (const odd of sample(texts, 3, 'search texts')) {
      await search(page).fill(odd);
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(odd);
      const found = await cards(page).count();
      await page.reload();
      await expect(search(page)).toHaveValue(odd);
      await expect(cards(page)).toHaveCount(found);
      await expectChosen(page, 'All');
    }
    expect(errors).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every article is listed, under every address', AT_NIGHT, async ({ page }) => {
    await page.goto('/blog');
    await expect(cards(page)).toHaveCount(FIRST_PAGE_COUNT);
    await expect(search(page)).toBeHidden();
    await expect(filters(page)).toBeHidden();
    await page.goto('/blog?category=Loans');
    await expect(cards(page)).toHaveCount(FIRST_PAGE_COUNT);
  });
});
