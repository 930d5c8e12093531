import { expect, test, type Locator, type Page } from '@playwright/test';
import { addressNow } from '../support/content';
import { sample } from '../support/sample';
import { watchLayoutShift } from './support/layoutShift';
import { AT_NIGHT, eitherScreen } from './support/projects';
import { holdScripts } from './support/scripts';
import { slowProcessor } from './support/slowProcessor';

eitherScreen();

// cspell:ignore homeloans

const field = (page: Page): Locator =>
  page.getByRole('main').getByRole('searchbox', { name: 'Search all pages and articles' });

for (const [path, address] of sample(
  [
    ['/homeloans', '/home-loans'],
    ['/Credit_Cards.html', '/credit-cards'],
    ['/blog/understanding-cibil-scores', '/blog/understanding-cibil-score'],
  ] as const,
  1,
  'nearest pages',
))
  test(`${path} is answered with the nearest page, and nothing moves for it`, AT_NIGHT, async ({ page }) => {
    const layoutShift = await watchLayoutShift(page);
    await slowProcessor(page, 6);
    await page.goto(path);
    const link = page.getByText('Did you mean').getByRole('link');
    await expect(link).toHaveAttribute('href', addressNow(address));
    expect(await layoutShift()).toBeLessThan(0.001);
    await link.click();
    await expect(page).toHaveURL(addressNow(address));
  });

for (const address of sample(['/no-such-page', '/blog/no-such-article'], 1, 'unknown addresses'))
  test(`${address} offers to search`, async ({ page }) => {
    await page.goto(address);
    await field(page).fill('gold loan');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=gold(?:\+|%20)loan$/);
    await expect(page.getByRole('main').locator(`h2 a[href="${addressNow('/gold-loan')}"]`)).toBeVisible();
  });

test('what is typed before the page knows which text to show stays in the field', AT_NIGHT, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/blog/no-such-article', { waitUntil: 'commit' });
  await field(page).fill('gold loan');
  release();
  await expect(page.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
  await expect(field(page)).toHaveValue('gold loan');
});
