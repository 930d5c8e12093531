import { expect, test, type Page } from '@playwright/test';
import { articles, findArticle } from '../support/content';
import { hues } from '../support/hues';
import { AT_NIGHT, eitherScreen } from './support/projects';
import { scriptsArrived } from './support/scripts';

eitherScreen();

const one = findArticle(({ category, number }) => category in hues && number !== '', 'a filter and a number');
const withoutFilter = articles.find(({ category }) => !(category in hues));

const notice = (page: Page) => page.locator('[data-notices]');

test('the parts of an article', async ({ page }) => {
  await page.goto(one.path);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(crumbs).toHaveText(['Home', 'Money Insights', one.category]);
  await expect(main.getByRole('link', { name: 'Back to Money Insights' })).toHaveAttribute('href', '/blog');
  await expect(crumbs.locator(`[data-hue="${hues[one.category]}"]`)).toHaveText(one.category);
  await expect(main.locator('header')).toContainText(/By .+[A-Z][a-z]+ \d{1,2}, 20\d\d.*\d+ min read/);
  await expect(main.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(main.getByText(/^Text reviewed on [A-Z][a-z]+ \d{1,2}, 20\d\d\./)).toBeVisible();
  const excerpt = await page.locator('meta[name="description"]').getAttribute('content');
  const takeaway = page.getByRole('region', { name: 'Key Takeaway' });
  await expect(takeaway).toContainText(excerpt ?? 'no excerpt');
  const { y: above = Infinity } = (await takeaway.boundingBox()) ?? {};
  const { y: below = 0 } = (await main.getByRole('heading', { level: 2 }).nth(1).boundingBox()) ?? {};
  expect(above, 'it comes before the text').toBeLessThan(below);
  const { y: number = 0 } = (await main.getByText(one.number, { exact: true }).first().boundingBox()) ?? {};
  expect(above, 'it comes before the number').toBeLessThan(number);
  expect(number, 'the number comes before the text').toBeLessThan(below);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
});

test('the category of the breadcrumb opens the filtered list', async ({ page }) => {
  await page.goto(one.path);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: one.category }).click();
  await expect(page).toHaveURL(`/blog?category=${encodeURIComponent(one.category)}`);
  await expect(page.getByRole('main').getByRole('status')).toContainText(`in ${one.category}`);
});

test('a category without a filter is no link', AT_NIGHT, async ({ page }) => {
  test.skip(!withoutFilter, 'every category has a filter');
  await page.goto(withoutFilter!.path);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs).toContainText(withoutFilter!.category);
  await expect(crumbs.getByRole('link')).toHaveText(['Home', 'Money Insights']);
});

test('a tag leads to a search that finds the article', AT_NIGHT, async ({ page }) => {
  await page.goto(one.path);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('navigation', { name: 'Tags' }).getByRole('link').first().click();
  await expect(page.getByPlaceholder('Search articles...')).not.toHaveValue('');
  await expect(page.getByRole('main').getByRole('article').filter({ hasText: title })).toBeVisible();
});

test.describe('share', () => {
  test('copies the address without the query and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${one.path}?utm_source=mail`);
    await scriptsArrived(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(notice(page)).toContainText('Link Copied!');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname + new URL(copied).search).toBe(one.path);
  });

  test('shows the address where the clipboard is refused', AT_NIGHT, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) },
      });
    });
    await page.goto(one.path);
    await scriptsArrived(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(notice(page)).toContainText('Copy this link to share it');
    await expect(notice(page)).toContainText(new URL(one.path, page.url()).href);
  });

  test('offers the share sheet where the device has one', AT_NIGHT, async ({ page }) => {
    await page.addInitScript(() => {
      const shared = (data: ShareData): Promise<void> => {
        document.documentElement.dataset.shared = data.url;
        return Promise.resolve();
      };
      Object.defineProperty(navigator, 'share', { value: shared });
    });
    await page.goto(one.path);
    await page.getByRole('button', { name: 'Send to an app' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-shared', new RegExp(`${one.path}$`));
  });

  test('hides it where there is none', AT_NIGHT, async ({ page }) => {
    await page.addInitScript(() => {
      delete (Navigator.prototype as { share?: unknown }).share;
    });
    await page.goto(one.path);
    await scriptsArrived(page);
    await expect(page.getByText('Send to an app')).toBeHidden();
  });
});

test.describe('an unknown slug', () => {
  test('is answered with 404 and the fallback article', async ({ page }) => {
    const answer = await page.goto('/blog/no-such-article');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found');
    await expect(page.getByText('It may have moved, or the link that brought you here may be wrong')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page).toHaveTitle(/Article Not Found/);
  });

  test('the fallback article has no address of its own', AT_NIGHT, async ({ page }) => {
    const answer = await page.goto('/blog/article-not-found');
    expect(answer?.status()).toBe(404);
  });

  test('elsewhere the general text stands', AT_NIGHT, async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.getByRole('main').getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/');
  });
});

test.describe('an unknown slug without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the general text', AT_NIGHT, async ({ page }) => {
    await page.goto('/blog/no-such-article');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  });
});
