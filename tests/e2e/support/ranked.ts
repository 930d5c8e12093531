import { test, type Page } from '@playwright/test';

/**
 * Opens a page for what its list answers. A list that nobody has read anew for months gives no answer, and says so: the test is then left out, since
 * a change of code is no reason for it and cannot mend it. What such a list shows is looked at by built/ and yearsLater.spec.ts.
 */
export async function openRanked(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const isOld = (await page.locator('main').getByText('too old to rank').count()) > 0;
  test.skip(isOld, `the list of ${address} is too old to rank`);
}
