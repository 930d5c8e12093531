import { test, type Page } from '@playwright/test';

/**
 * Opens a page whose list must give an answer. Once its data are too old to rank, the list says so and gives none; the test is then skipped, because
 * only new data can change that. built/ and yearsLater.spec.ts test what such a list shows.
 */
export async function openRanked(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const isOld = (await page.locator('main').getByText('too old to rank').count()) > 0;
  test.skip(isOld, `the list of ${address} is too old to rank`);
}
