import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { allRoutes, batches } from './support/routes';
import { wholePage } from './support/wholePage';

/** Pages that between them hold every component, for what is walked in the phone's layout as well. */
const samples = [
  '/',
  '/home-loans',
  '/credit-cards/travel',
  '/insurance',
  '/insurance/health',
  '/mutual-funds',
  '/retirement-plans',
  '/blog',
  '/blog/nps-vs-ppf-vs-elss',
  '/figures',
];

/** Shows what is folded away, so that it is examined too. */
async function unfold(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((items) => {
    items.forEach((item) => {
      item.removeAttribute('name');
      item.setAttribute('open', '');
    });
  });
}

async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  if (rules) builder.withRules([...rules]);
  const { violations: found } = await builder.analyze();
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${page.url()} ${id}: ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 160))
          .join(' | ')}`,
    );
}

/** Nothing to be seen differs between the themes but colour, so the second theme is examined for contrast only. */
async function examine(page: Page, path: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await wholePage(page);
  await unfold(page);
  const light = await violations(page);
  await page.evaluate(async () => {
    document.documentElement.dataset['theme'] = 'dark';
    // A colour on its way from one theme to the other has the contrast of neither.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  });
  return [...light, ...(await violations(page, ['color-contrast', 'link-in-text-block']))];
}

batches(allRoutes, 6).forEach((routes, index) => {
  test(`axe finds nothing serious in either theme (${index + 1} of 6)`, async ({ page, isMobile }) => {
    test.setTimeout(120_000);
    const here = isMobile ? routes.filter((path) => samples.includes(path)) : routes;
    const found: string[] = [];
    for (const path of here) found.push(...(await examine(page, path)));
    expect(found).toEqual([]);
  });
});

test('axe finds nothing serious on the 404 page, in an open menu and beside a notice', async ({ page, isMobile }) => {
  expect(await examine(page, '/no-such-page')).toEqual([]);
  await page.goto('/tax-saving');
  await page.getByRole('button', { name: 'Start Saving Tax' }).click();
  await expect(page.getByRole('button', { name: 'Dismiss notice' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).tap();
  await page.locator('nav[aria-label="Main"] summary').first().click();
  await expect(page.getByRole('link', { name: 'Loan Against Property' }).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('what has the focus of the keyboard wears the ring of the site', async ({ page }) => {
  await page.goto('/tax-saving');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline', 'rgb(11, 87, 208) solid 3px');
});
