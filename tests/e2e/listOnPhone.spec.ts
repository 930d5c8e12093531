/** What floats and folds around a list on a phone: it serves the list, and neither outlasts nor covers it. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { atRest } from './support/covered';
import { phoneOnly } from './support/projects';
import { scriptsArrived } from './support/scripts';
import { wholePage } from './support/wholePage';

phoneOnly();

const listOn = (page: Page): Locator => page.locator('[data-island="OfferList"]');

/** Puts the top of a part so many px below the top of the window. */
const bringTo = (part: Locator, px: number): Promise<void> =>
  part.evaluate((element, below) => {
    scrollTo({ top: element.getBoundingClientRect().top + scrollY - below, behavior: 'instant' });
  }, px);

test('the heading and the order of a list stay while it lasts, and not over the next', async ({ page }) => {
  await page.goto('/fixed-deposits');
  await scriptsArrived(page);
  await wholePage(page);
  const tools = listOn(page).locator('[data-list-tools]');
  const next = listOn(page).getByRole('heading', { level: 2, name: /compan/i });
  await bringTo(listOn(page).locator('ol > li').nth(3), 200);
  await atRest(page);
  await expect(tools).toBeInViewport({ ratio: 1 });
  await bringTo(next, 90);
  await atRest(page);
  await expect(tools).not.toBeInViewport();
});
