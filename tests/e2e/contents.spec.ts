import { expect, test } from '@playwright/test';
import { findArticle } from '../support/content';
import { AT_NIGHT, desktopOnly } from './support/projects';
import { scriptsArrived } from './support/scripts';
import { wholePage } from './support/wholePage';

desktopOnly();

const article = findArticle(
  ({ page: { headings } }) => headings.filter(({ depth }) => depth === 2).length > 4,
  'more than four sections',
);

for (const path of [article.path, '/personal-loans'])
  test(`the contents of ${path} say which section is being read`, async ({ page }) => {
    await page.goto(path);
    await scriptsArrived(page);
    await wholePage(page);
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const current = links.and(page.locator('[aria-current]'));
    // At the top of the page it is the first.
    await expect(current).toHaveCount(1);
    await expect(links.first()).toHaveAttribute('aria-current', 'true');
    for (const section of [1, 3, 0]) {
      const link = links.nth(section);
      await link.click();
      await expect(current).toHaveCount(1);
      await expect(link).toHaveAttribute('aria-current', 'true');
    }
    // A jump passes all headings at once.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(links.last()).toHaveAttribute('aria-current', 'true');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(links.first()).toHaveAttribute('aria-current', 'true');
    await expect(current).toHaveCount(1);
  });

test('the sources of a list are folded, and a tap away', AT_NIGHT, async ({ page }) => {
  await page.goto('/credit-cards');
  await wholePage(page);
  const report = page.getByRole('link', { name: /Report a wrong figure/ }).first();
  await expect(report).toBeHidden();
  await page.locator('summary', { hasText: 'and the sources' }).click();
  await expect(report).toBeVisible();
});

for (const path of ['/calculators/income-tax', '/questions/park-money'])
  test(`the text of ${path} stands in two columns below the tool`, AT_NIGHT, async ({ page }) => {
    await page.goto(path);
    await wholePage(page);
    const [first, last] = await Promise.all(
      [/What it counts|How it is worked out/, 'Questions people ask'].map((name) =>
        page.getByRole('heading', { level: 2, name }).boundingBox(),
      ),
    );
    expect(first!.x + first!.width).toBeLessThan(last!.x);
    expect(last!.y).toBeGreaterThanOrEqual(first!.y);
  });

test('the amount of an answer stays in sight beside its rows', AT_NIGHT, async ({ page }) => {
  await page.goto('/questions/park-money');
  await wholePage(page);
  await page.getByRole('heading', { name: 'Before you decide' }).scrollIntoViewIfNeeded();
  await expect(page.locator('dt', { hasText: 'Earned after tax' })).toBeInViewport();
});

test('the contents of an article and its last tool stay in sight beside the text', AT_NIGHT, async ({ page }) => {
  const { path } = findArticle(
    ({ page: { components } }) => components.some(({ name }) => ['CalculatorTile', 'ListTile'].includes(name ?? '')),
    'a tool',
  );
  await page.goto(path);
  await wholePage(page);
  const text = page.locator('#__blog-post-container > :is(p, ul, ol)').last();
  await text.scrollIntoViewIfNeeded();
  const [left, middle, right] = await Promise.all(
    [
      page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first(),
      text,
      page.locator('[data-beside]').last(),
    ].map(async (part) => {
      await expect(part).toBeInViewport();
      return (await part.boundingBox())!;
    }),
  );
  expect(left!.x + left!.width).toBeLessThan(middle!.x);
  expect(middle!.x + middle!.width).toBeLessThan(right!.x);
});

test('"Explore Options" leads to the options', AT_NIGHT, async ({ page }) => {
  await page.goto('/tax-saving');
  const link = page.getByRole('link', { name: 'Explore Options' });
  const options = page.locator((await link.getAttribute('href')) ?? '');
  await page.setViewportSize({ width: 1440, height: 400 });
  await expect(options).not.toBeInViewport();
  await link.click();
  await expect(options).toBeInViewport();
});
