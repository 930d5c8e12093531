import { expect, test, type Page } from '@playwright/test';
import { headerItems, headerOf } from './support/header';
import { headerGroups } from './support/navigation';
import { desktopOnly } from './support/projects';
import { articleRoutes } from './support/routes';

test('the header stays at the top, 80 px high', async ({ page }) => {
  await page.goto('/personal-loans');
  const { bar } = headerOf(page);
  expect(await bar.boundingBox()).toMatchObject({ y: 0, height: 80 });
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500);
  expect(await bar.boundingBox()).toMatchObject({ y: 0, height: 80 });
});

test('the brand leads home', async ({ page }) => {
  await page.goto('/gold-loan');
  await headerOf(page).bar.getByRole('link', { name: 'Paisa Disha' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('what is in it', () => {
  desktopOnly();

  test('the navigation has every entry with its path', async ({ page }) => {
    await page.goto('/');
    const header = headerOf(page);
    await expect(header.item('Home')).toHaveAttribute('href', '/');
    await expect(header.item('Money Insights')).toHaveAttribute('href', '/blog');
    for (const [group, links] of Object.entries(headerGroups)) {
      const found = await header
        .submenu(group)
        .locator('a')
        .evaluateAll((nodes) => nodes.map((node) => [node.textContent, node.getAttribute('href')]));
      expect(found, group).toEqual(links);
    }
  });

  /** The names that a visitor sees set apart: drawn in another colour than most of the bar. */
  async function highlighted(page: Page): Promise<string[]> {
    const header = headerOf(page);
    const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    const colours = await Promise.all(
      headerItems.map((name) => header.item(name).evaluate((node) => getComputedStyle(node).color)),
    );
    return headerItems.filter((_name, index) => colours[index] !== ink);
  }

  const current: readonly (readonly [path: string, names: readonly string[]])[] = [
    ['/', ['Home']],
    ['/home-loans', ['Loans']],
    ['/credit-cards', ['Credit Cards']],
    ['/credit-cards/premium', ['Credit Cards']],
    ['/insurance', ['Insurance']],
    ['/insurance/health', ['Insurance']],
    ['/mutual-funds', ['Investments']],
    ['/investments/sip', ['Investments']],
    ['/blog', ['Money Insights']],
    [articleRoutes[0] ?? '', ['Money Insights']],
    ['/savings-accounts', []],
  ];
  for (const [path, names] of current) {
    test(`on ${path} it highlights ${names.join() || 'nothing'}`, async ({ page }) => {
      await page.goto(path);
      expect(await highlighted(page)).toEqual(names);
    });
  }

  test('the entry of the page being read is marked for screen readers', async ({ page }) => {
    await page.goto('/credit-cards/travel');
    await headerOf(page).item('Credit Cards').hover();
    const marked = page.getByRole('banner').locator('[aria-current="page"]');
    await expect(marked).toHaveText(['Travel']);
  });

  test('"Skip to content" is the first stop and jumps past the header', async ({ page }) => {
    await page.goto('/home-loans');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    expect((await skip.boundingBox())?.width).toBeGreaterThan(100);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
});
