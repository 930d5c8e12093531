import { expect, test, type Page } from '@playwright/test';
import { sample } from '../support/sample';
import { headerItems } from '../support/content';
import { headerOf } from './support/header';
import { AT_NIGHT, eitherScreen, NEEDS_DESKTOP } from './support/projects';
import { articleRoutes } from '../support/routes';
import { site } from '../../src/site';

eitherScreen();

test('the header stays at the top, 80 px high, and its brand leads home', async ({ page }) => {
  await page.goto('/personal-loans');
  const { bar } = headerOf(page);
  expect(await bar.boundingBox()).toMatchObject({ y: 0, height: 80 });
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500);
  expect(await bar.boundingBox()).toMatchObject({ y: 0, height: 80 });
  await bar.getByRole('link', { name: site.brand }).click();
  await expect(page).toHaveURL('/');
});

test('what is typed into the search begins at its start', AT_NIGHT, async ({ page }) => {
  await page.goto('/gold-loan');
  const field = page.getByRole('banner').getByLabel('Search', { exact: true });
  await field.fill('ppf');
  // The text has no box of its own: a browser centres it where the field is a grid.
  await expect(field).not.toHaveCSS('display', /grid|flex/);
  await expect(field).toHaveCSS('text-align', 'start');
});

test.describe('what is in it', () => {
  /** The names that a visitor sees set apart: drawn in another colour than most of the bar. */
  async function highlighted(page: Page): Promise<string[]> {
    const header = headerOf(page);
    const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    const colours = await Promise.all(
      headerItems.map(({ name }) => header.item(name).evaluate((node) => getComputedStyle(node).color)),
    );
    return headerItems.filter((_item, index) => colours[index] !== ink).map(({ name }) => name);
  }

  /** A page of every item of the header, with the hub and the last page of a group. */
  const current = headerItems.flatMap(({ name, path, dropdown = [] }) =>
    [...new Set([path, dropdown.at(-1)?.path])].flatMap((address) => (address ? [[address, name] as const] : [])),
  );

  const insights = headerItems.find(({ path }) => path === '/blog')?.name ?? '';

  test('it highlights the item that the page belongs to', NEEDS_DESKTOP, async ({ page }) => {
    for (const [path, name] of sample([...current, [articleRoutes[0] ?? '', insights] as const], 3, 'current items')) {
      await page.goto(path);
      expect(await highlighted(page), path).toEqual([name]);
    }
  });

  test(
    'on a page that no item leads to it highlights nothing',
    { tag: [NEEDS_DESKTOP.tag, AT_NIGHT.tag] },
    async ({ page }) => {
      await page.goto('/search');
      expect(await highlighted(page)).toEqual([]);
    },
  );

  test('"Skip to content" is the first stop and jumps past the header', NEEDS_DESKTOP, async ({ page }) => {
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
