import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { sample } from '../support/sample';
import { addressNow, presentValue, rowsOfKind } from '../support/content';
import { AT_NIGHT, NEEDS_DESKTOP, eitherScreen } from './support/projects';
import { holdScripts, scriptsArrived } from './support/scripts';

eitherScreen();

const PAGE = '/car-loan';
const goldLoan = addressNow('/gold-loan');

/** The field as it is sent, and as a combobox once somebody has touched it. */
const field = (page: Page): Locator => page.getByRole('banner').locator('[name=q]');
const combobox = (page: Page): Locator => page.getByRole('banner').getByRole('combobox', { name: 'Search' });
const list = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page): Locator => list(page).getByRole('option');

async function type(page: Page, text: string): Promise<void> {
  await page.goto(PAGE);
  await scriptsArrived(page);
  await field(page).click();
  await page.keyboard.type(text);
  // Before the suggestions come, there is the way to all pages.
  await expect(options(page).nth(1)).toBeVisible();
}

test('nothing is fetched for it before the first touch, and no React after it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(PAGE);
  await scriptsArrived(page);
  expect(asked.filter((path) => path.startsWith('/pagefind/'))).toEqual([]);
  const before = asked.length;
  await field(page).click();
  await expect(combobox(page)).toBeFocused();
  await page.keyboard.type('gold lo');
  await expect(options(page).first()).toContainText('Gold loan');
  expect(asked.slice(before)).toContain('/pagefind/subjects.json');
  expect(asked.filter((path) => /islands-react|pagefind\.js/.test(path))).toEqual([]);
});

test('by keyboard to a page; the way back finds the page without the list', async ({ page }) => {
  await page.goto(PAGE);
  await scriptsArrived(page);
  await field(page).focus();
  await page.keyboard.type('gold lo');
  await expect(options(page).first()).toContainText('Gold loan');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(goldLoan);
  await page.goBack();
  await expect(page).toHaveURL(addressNow(PAGE));
  await expect(list(page)).toBeHidden();
  await expect(field(page)).not.toBeFocused();
});

test('by a tap to the present value of a figure', async ({ page }) => {
  const [rate] = rowsOfKind('figures').filter(({ id }) => id === 'repo-rate');
  const value = presentValue(rate!);
  await type(page, 'repo ra');
  await expect(options(page).first()).toContainText(value);
  await expect(options(page).first()).toContainText('Figure');
  await options(page).first().click();
  await expect(page).toHaveURL('/figures#repo-rate');
  await expect(list(page)).toBeHidden();
});

test('the last line and Enter search all pages', AT_NIGHT, async ({ page }) => {
  await type(page, 'gold loan');
  await expect(options(page).last()).toHaveText('Search all pages for “gold loan”');
  expect(await options(page).count()).toBeLessThanOrEqual(8);
  await options(page).last().click();
  await expect(page).toHaveURL('/search?q=gold%20loan');
  await type(page, 'gold loan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=gold+loan');
});

test('Escape closes the list and keeps the text and the focus', AT_NIGHT, async ({ page }) => {
  await type(page, 'gold');
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(field(page)).toHaveValue('gold');
  await expect(field(page)).toBeFocused();
});

test(
  'a click with Ctrl opens a suggestion in another tab and leaves the list',
  { tag: [NEEDS_DESKTOP.tag, AT_NIGHT.tag] },
  async ({ page, context }) => {
    await type(page, 'gold loan');
    const opened = context.waitForEvent('page');
    await options(page)
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(goldLoan);
    await expect(list(page)).toBeVisible();
  },
);

for (const colorScheme of sample(['light', 'dark'] as const, 1, 'themes of the suggestions'))
  test(`it breaks no rule of accessibility, and fits the screen: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await type(page, 'home loan');
    const { violations } = await new AxeBuilder({ page }).include('header').analyze();
    expect(violations).toEqual([]);
    const { x = 0, width = 0 } = (await list(page).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    expect(width).toBeGreaterThan(300);
    for (const option of await options(page).all())
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

test('with letters twice as large, the last line can still be scrolled to', AT_NIGHT, async ({ page }) => {
  await page.goto(PAGE);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await scriptsArrived(page);
  await field(page).click();
  await page.keyboard.type('home loan');
  await expect(options(page).first()).toContainText('Home loan');
  await options(page).last().scrollIntoViewIfNeeded();
  await expect(options(page).last()).toBeInViewport();
  await expect(field(page)).toBeInViewport();
});

test('letters typed before the scripts came are answered, and Enter searches without them', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(PAGE);
  await field(page).click();
  await page.keyboard.type('gold loan');
  release();
  await expect(options(page).first()).toContainText('Gold loan');
});

test('where no script comes, what was typed is searched for', AT_NIGHT, async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(PAGE);
  await field(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('gold loan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=gold+loan');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what was typed is searched for', AT_NIGHT, async ({ page }) => {
    await page.goto(PAGE);
    await field(page).click();
    await page.keyboard.type('gold loan');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=gold+loan');
  });
});
