import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { phoneWindows } from './support/covered';
import { unfold } from './support/lostText';
import { AT_NIGHT } from './support/projects';
import { sample, testsAll } from '../support/sample';
import { batches, someRoutes } from '../support/routes';
import { wholePage } from './support/wholePage';

/** What breaks any rule, best practices and the size of targets included, of whatever weight. */
async function violations(page: Page, rules?: readonly string[], part?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  if (part) builder.include(part);
  if (rules) builder.withRules([...rules]);
  const { violations: found } = await builder.analyze();
  return found.map(
    ({ id, nodes }) =>
      `${page.url()} ${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  );
}

/** Nothing to be seen differs between the themes but colour, so the second theme is examined for contrast only. */
const CONTRAST = ['color-contrast', 'link-in-text-block'] as const;

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
  return [...light, ...(await violations(page, CONTRAST))];
}

/** Phone and desktop draw apart, so that more pages are seen. */
const routes = { phone: someRoutes(1, 'axe on a phone'), desktop: someRoutes(1, 'axe on a desktop') };

for (const group of [0, 1]) {
  test(`axe finds nothing in either theme (${group + 1} of 2)`, async ({ page, isMobile }) => {
    const paths = batches(isMobile ? routes.phone : routes.desktop, 2)[group] ?? [];
    test.skip(paths.length === 0, 'one group is enough for the sample');
    test.setTimeout(paths.length * 60_000);
    const found: string[] = [];
    for (const path of paths) found.push(...(await examine(page, path)));
    expect(found).toEqual([]);
  });
}

test('axe finds nothing on the 404 page', AT_NIGHT, async ({ page }) => {
  expect(await examine(page, '/no-such-page')).toEqual([]);
});

test('axe finds nothing in a notice and in an open menu', async ({ page, isMobile }) => {
  test.skip(!isMobile && !testsAll(), 'runs on the phone, and in test:all on both');
  await page.goto('/tax-saving');
  await page.getByRole('button', { name: 'Start Saving Tax' }).click();
  await expect(page.getByRole('button', { name: 'Dismiss notice' })).toBeVisible();
  expect(await violations(page, undefined, '[data-notices]')).toEqual([]);
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.locator('nav[aria-label="Main"]');
  await menu.locator('summary').first().click();
  await expect(menu.locator('ul ul a').first()).toBeVisible();
  expect(await violations(page, undefined, 'header')).toEqual([]);
});

const pagesWithBar = ['/calculators/sip', '/calculators/income-tax', '/home-loans#emi-calculator'];

for (const { width, height } of sample(phoneWindows, 1, 'axe beside the result bar')) {
  test(`axe finds nothing beside the result bar (${width} x ${height})`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'A wide window has no such bar.');
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of sample(pagesWithBar, 1, 'pages with a result bar')) {
      await page.goto(path);
      const part = page.locator('[data-island]:has([data-result-bar])');
      const field = part.getByRole('textbox').first();
      await field.tap();
      await expect(part).toHaveAttribute('data-island-status', 'live');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await field.fill('6 lakh');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await field.fill('7 lakh');
      await expect(part.locator('[data-result-bar]')).toBeVisible();
      await expect(part.locator('[data-result-bar]')).toContainText(/₹[\d,.]+(?:\s(?:lakh|crore))? (?:more|less)/);
      for (const [theme, rules] of [
        ['light', undefined],
        ['dark', CONTRAST],
      ] as const) {
        await page.evaluate((each) => (document.documentElement.dataset['theme'] = each), theme);
        expect(await violations(page, rules, '[data-island]:has([data-result-bar])')).toEqual([]);
      }
    }
  });
}

test('what has the focus of the keyboard wears the ring of the site', async ({ page, isMobile }) => {
  test.skip(isMobile && !testsAll(), 'runs on the desktop, and in test:all on both');
  await page.goto('/tax-saving');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline', 'rgb(11, 87, 208) solid 3px');
});
