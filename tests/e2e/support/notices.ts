import { expect, type Locator, type Page } from '@playwright/test';

/** Where notices appear. */
export function noticeRegion(page: Page): Locator {
  return page.locator('[role="status"][aria-live="polite"][data-notices]');
}

/** Expects one notice that reads exactly so, title first and the words of its link last, and nothing else. */
export async function expectNotice(page: Page, title: string, text?: string, link?: string): Promise<void> {
  const region = noticeRegion(page);
  await expect(region.getByText(title, { exact: true })).toBeVisible();
  if (text) await expect(region.getByText(text, { exact: true })).toBeVisible();
  await expect(region).toHaveText(`${title}${text ?? ''}${link ?? ''}×`);
}
