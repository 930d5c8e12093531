import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { rowsOfKind } from '../support/content';
import { AT_NIGHT, eitherScreen } from './support/projects';
import { scriptsArrived } from './support/scripts';
import { wholePage } from './support/wholePage';

eitherScreen();

const ROUTE = '/insurance/health';
const ID = 'sum-insured';

const word = (page: Page): Locator => page.locator(`main [data-term="${ID}"]`).first();
const note = (page: Page): Locator => page.locator('[data-term-note]');
const sentence = String(rowsOfKind('glossary').find(({ id }) => id === ID)?.['short']);

/** As a visitor of this device asks for a word. */
const ask = (page: Page, isTouch: boolean): Promise<void> => (isTouch ? word(page).tap() : word(page).hover());

test.beforeEach(async ({ page }) => {
  await page.goto(ROUTE);
  await scriptsArrived(page);
});

test('a word is explained in place, within the screen, and leads to the glossary', async ({ page, hasTouch }) => {
  // Until then the page may still move under the finger, on a busy machine a little longer.
  await wholePage(page);
  await word(page).scrollIntoViewIfNeeded();
  await expect(async () => {
    await ask(page, hasTouch);
    await expect(note(page)).toContainText(sentence, { timeout: 2000 });
  }).toPass({ timeout: 40_000 });
  const { width = 0 } = page.viewportSize() ?? {};
  const box = await note(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  const { violations } = await new AxeBuilder({ page }).include('[data-term-note]').analyze();
  expect(violations).toEqual([]);
  await expect(page).toHaveURL(ROUTE);
  await note(page).getByRole('link').click();
  await expect(page).toHaveURL(`/glossary#${ID}`);
  await expect(page.locator(`#${ID}`)).toBeInViewport();
});

test('the focus brings the sentence, and Escape puts it away', AT_NIGHT, async ({ page }) => {
  await word(page).focus();
  await expect(note(page)).toContainText(sentence);
  await page.keyboard.press('Escape');
  await expect(note(page)).toHaveCount(0);
  await expect(word(page)).toBeFocused();
});

test('nothing of it is fetched before somebody asks', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await scriptsArrived(page);
  expect(asked.filter((url) => url.endsWith('/glossary.json'))).toEqual([]);
  await word(page).focus();
  await expect(note(page)).toBeVisible();
  expect(asked.filter((url) => url.endsWith('/glossary.json'))).toHaveLength(1);
});

test('where the sentence does not come, the word is followed like any link', AT_NIGHT, async ({ page, hasTouch }) => {
  await page.route('**/glossary.json', (route) => route.abort());
  await (hasTouch ? word(page).tap() : word(page).click());
  await expect(page).toHaveURL(`/glossary#${ID}`);
});
