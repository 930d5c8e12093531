import { expect, type Locator, type Page } from '@playwright/test';

/** Where notices appear. */
export function noticeRegion(page: Page): Locator {
  return page.locator('[role="status"][aria-live="polite"][data-notices]');
}

/** Opens the first two rows of a list that have the buttons: the visitor's own offer has none. */
export async function openRows(page: Page): Promise<void> {
  await page.locator('#offers li > details:has([data-notice="apply-now"])').evaluateAll((rows) => {
    for (const row of rows.slice(0, 2)) row.setAttribute('open', '');
  });
}

/** The buttons in sight that apply to a lender, whose name each of them has. */
export function applyButtons(page: Page): Locator {
  return page.locator('button[data-notice="apply-now"]').filter({ visible: true });
}

/** The lenders of the first two of these buttons, in rows that it opens. */
export async function lendersInSight(page: Page): Promise<readonly [string, string]> {
  await openRows(page);
  const [first, second] = [applyButtons(page).nth(0), applyButtons(page).nth(1)];
  const name = async (button: Locator): Promise<string> => (await button.innerText()).replace(/^Apply Now\s+at /u, '');
  return [await name(first), await name(second)];
}

/** Expects one notice that reads exactly so, title first and the words of its link last, and nothing else. */
export async function expectNotice(page: Page, title: string, text?: string, link?: string): Promise<void> {
  const region = noticeRegion(page);
  await expect(region.getByText(title, { exact: true })).toBeVisible();
  if (text) await expect(region.getByText(text, { exact: true })).toBeVisible();
  await expect(region).toHaveText(`${title}${text ?? ''}${link ?? ''}×`);
}
