/** What a page folds away on a phone: it says what it holds, and a link to its section unfolds it. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { AT_NIGHT, phoneOnly } from './support/projects';
import { allScriptsArrived, scriptsArrived } from './support/scripts';

phoneOnly();

const PATH = '/personal-loans';
const FOLDED = 'Salary slips of the last three months';

const documents = (page: Page): Locator => page.getByText(FOLDED);
const heading = (page: Page): Locator => page.getByRole('heading', { name: 'Eligibility and documents' });

async function expectSection(page: Page): Promise<void> {
  await expect(documents(page)).toBeVisible();
  await expect(heading(page)).toBeInViewport();
}

const withoutHidden = (summary: Element): string => {
  const copy = summary.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('.visuallyHidden')) hidden.remove();
  return copy.textContent.trim();
};

test('a fold says what it holds, and not again what the heading above it says', AT_NIGHT, async ({ page }) => {
  await page.goto(PATH);
  await expect(page.locator('summary', { hasText: /^Fees, Age of the figures, Wide ranges$/ })).toBeAttached();
  const folds = page.locator('summary.screenOnly');
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  for (const fold of await folds.all()) {
    const seen = await fold.evaluate(withoutHidden);
    expect(headings.filter((heading) => seen.includes(heading.trim()))).toEqual([]);
  }
  // What is read aloud says of which section.
  await expect(page.locator('summary', { hasText: /^(Read more|Read this part)$/ })).toHaveCount(0);
  await expect(page.locator('summary', { hasText: /^Read (?:more|this part) about “.+”$/ }).first()).toBeAttached();
});

test('a link to a section unfolds it: from another page, from the contents, and a second time', async ({ page }) => {
  await page.goto(`${PATH}#eligibility`);
  await expectSection(page);

  await page.goto('/savings-accounts');
  await page.goto(PATH);
  await scriptsArrived(page);
  await expect(documents(page)).toBeHidden();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByText('On this page').first().tap();
  const link = contents.getByRole('link', { name: 'Eligibility and documents' });
  await link.tap();
  await expectSection(page);

  await page.locator('summary', { hasText: /Eligibility/ }).tap();
  await expect(documents(page)).toBeHidden();
  await link.tap();
  await expectSection(page);
});

test('only the section of the link unfolds', AT_NIGHT, async ({ page }) => {
  await page.goto(`${PATH}#rates`);
  await expect(page.getByText('is a limit: ask what you would pay')).toBeVisible();
  await expect(documents(page)).toBeHidden();
});

test('who opens the rest of a list goes on at its first row, and nothing scrolls', async ({ page }) => {
  await page.goto('/home-loans');
  const rest = page.locator('summary', { hasText: /^Show all \d+/ }).first();
  const first = rest.locator('..').locator('summary').nth(1);
  await rest.scrollIntoViewIfNeeded();
  await allScriptsArrived(page);
  await rest.focus();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();

  await page.goto('/fixed-deposits');
  await rest.scrollIntoViewIfNeeded();
  await allScriptsArrived(page);
  const before = await page.evaluate(() => scrollY);
  await rest.tap();
  await expect(first).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to a section unfolds it', AT_NIGHT, async ({ page }) => {
    await page.goto(PATH);
    await expect(documents(page)).toBeHidden();
    await page.goto(`${PATH}#eligibility`);
    await expectSection(page);
    await page.goto(`${PATH}#rates`);
    await expect(documents(page)).toBeHidden();
  });
});
