/** What a visitor meets in the first moments, when a page is not whole yet. */
import { expect, test, type Page } from '@playwright/test';
import { sample } from '../support/sample';
import { findArticle } from '../support/content';
import { watchLayoutShift } from './support/layoutShift';
import { AT_NIGHT, eitherScreen } from './support/projects';
import { cardRoutes } from '../support/routes';
import { scriptsArrived } from './support/scripts';
import { startSlowHost } from './support/slowHost';
import { wholePage } from './support/wholePage';

eitherScreen();

/** An article long enough to scroll in, whose last section is its sources. */
const withSources = findArticle(
  ({ page }) => page.headings.length > 5 && page.headings.at(-1)?.id === 'sources',
  'sources at the end of a long text',
).path;

/** How far below the upper edge of the window a place of the page stands that a link has led to: under the header. */
const BELOW_HEADER_PX = 104;

const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

async function expectAtTop(page: Page, selector: string): Promise<void> {
  await expect.poll(() => topOf(page, selector)).toBe(BELOW_HEADER_PX);
}

/** Follows the last link of the contents, which are a fold on a phone. */
async function chooseLastSection(page: Page): Promise<void> {
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const link = contents.getByRole('link', { includeHidden: true }).last();
  await link.waitFor({ state: 'attached' });
  if (!(await link.isVisible())) await contents.locator('summary').click();
  await link.click();
}

/** The text in the middle of the screen, and how far below the upper edge its element begins. The bar of a result comes and goes. */
const mainFields = (page: Page): Promise<readonly [string, number]> =>
  page.evaluate(() => {
    const element = document
      .elementsFromPoint(innerWidth / 2, innerHeight / 2)
      .find((part) => !part.closest('[data-result-bar]')) as HTMLElement;
    return [element.innerText.slice(0, 200), Math.round(element.getBoundingClientRect().top)] as const;
  });

test('a link into the page leads to its place from the first moment', AT_NIGHT, async ({ page }) => {
  await page.goto(withSources, { waitUntil: 'commit' });
  await chooseLastSection(page);
  await expect(page).toHaveURL(/#sources$/);
  await expectAtTop(page, '#sources');
});

test('an address that names a place leads there at once', AT_NIGHT, async ({ page }) => {
  await page.goto(`${withSources}#sources`);
  expect(await topOf(page, '#sources')).toBe(BELOW_HEADER_PX);
});

test('a link into the page shows the way to its place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(withSources);
  await scriptsArrived(page);
  await page.evaluate(() => addEventListener('scroll', () => performance.mark('scrolled')));
  await chooseLastSection(page);
  await expectAtTop(page, '#sources');
  const steps = await page.evaluate(() => performance.getEntriesByName('scrolled').length);
  expect(steps, 'as many steps as can be seen').toBeGreaterThan(3);
});

test('the End key reaches the end of a page that has only begun to load', AT_NIGHT, async ({ page }) => {
  await page.goto('/home-loans', { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  await page.keyboard.press('End');
  const distance = (): Promise<number> =>
    page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY));
  await expect.poll(distance).toBe(0);
  // How much of the footer a screen shows depends on the fonts of the machine; its end is at the end of it.
  await expect(page.locator('footer').getByText(/\S/).last()).toBeInViewport();
});

test('a visitor who goes on and comes back is where they were', AT_NIGHT, async ({ page }) => {
  await page.goto('/home-loans');
  await wholePage(page);
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
  const before = await mainFields(page);
  await page.goto('/blog');
  await page.goBack();
  // The page above may have become longer since, by a font that came later: what is read stands where it stood.
  await expect.poll(() => mainFields(page)).toEqual(before);
});

test('soon the whole page is laid out', AT_NIGHT, async ({ page }) => {
  await page.goto('/tax-saving');
  await wholePage(page);
  expect(await page.locator('main').evaluate((main) => main.scrollHeight)).toBeGreaterThan(3000);
});

test('a page that is laid out in two steps does not move', async ({ page }) => {
  const shifted = await watchLayoutShift(page);
  for (const route of sample(['/tax-saving', cardRoutes[0]!, withSources, '/figures'], 2, 'laid out in two steps')) {
    await page.goto(route);
    await wholePage(page);
    // A figure may get wider by a pixel when the face comes: how much depends on the fonts of the machine.
    expect.soft(await shifted(), route).toBeLessThan(0.0005);
  }
});

test(
  'on a device with none of the fonts that we know the measures of, nothing moves either',
  AT_NIGHT,
  async ({ page }) => {
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      // Our policy would refuse the changed styles.
      const headers = { ...response.headers(), 'content-security-policy': '' };
      const body = (await response.text()).replace(/local\([^)]*\)/g, "local('No Such Font')");
      await route.fulfill({ response, headers, body });
    });
    // The display face is asked for once a page has loaded.
    const shifted = await watchLayoutShift(page, 'load');
    for (const route of ['/tax-saving', cardRoutes[0]!, '/home-loans', '/']) {
      await page.goto(route);
      await wholePage(page);
      expect.soft(await shifted(), route).toBe(0);
    }
  },
);

test('a header that arrives piece by piece does not move', AT_NIGHT, async ({ page, baseURL }) => {
  const host = await startSlowHost(baseURL!, (html) => {
    const [header = ''] = /<header[^]*?<\/header>/.exec(html) ?? [];
    const items = header.split(/(?=<li|<button)/);
    expect(items.length).toBeGreaterThan(6);
    const [before = '', after = ''] = html.split(header);
    // Three pieces of the header are enough to see it move.
    const third = Math.ceil(items.length / 3);
    const thirds = [0, 1, 2].map((index) => items.slice(index * third, (index + 1) * third).join(''));
    return [before, ...thirds, after];
  });
  // The display face, which comes later, may move words by some pixels.
  await page.route('**/*.woff2', (route) => route.abort());
  const shifted = await watchLayoutShift(page);
  await page.goto(`${host.url}/tax-saving`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await shifted()).toBe(0);
  host.close();
});

// Pieces of 2,000 characters reach the first rows of a list.
for (const [route, size] of sample(
  [
    ['/home-loans', 2000],
    ['/fixed-deposits', 2000],
    ['/no-such-page', 300],
    ['/offline', 300],
  ] as const,
  1,
  'piece by piece',
))
  test(`${route} does not move while it arrives piece by piece`, async ({ page, baseURL }) => {
    const host = await startSlowHost(baseURL!, (html) => {
      const main = html.indexOf('<main');
      const cuts = Array.from({ length: 12 }, (_piece, index) => main + index * size);
      return [0, ...cuts].map((cut, index) => html.slice(cut, cuts[index]));
    });
    await page.route('**/*.woff2', (font) => font.abort());
    const shifted = await watchLayoutShift(page);
    await page.goto(host.url + route);
    await wholePage(page);
    // A row that is cut grows by a line within itself.
    expect(await shifted()).toBeLessThan(0.005);
    host.close();
  });
