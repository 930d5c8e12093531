import { expect, type Locator, type Page } from '@playwright/test';

/** One question of a page's FAQ. */
export interface FaqItem {
  readonly question: Locator;
  readonly answer: Locator;
}

/** All questions of a page, in order, in whichever section they stand. */
export function faqItems(page: Page): Locator {
  return page.locator('main details[name="question"]');
}

export function faqItem(page: Page, index: number): FaqItem {
  const item = faqItems(page).nth(index);
  return { question: item.locator('> summary'), answer: item.locator('> summary + div') };
}

/** Expects exactly this question to be unfolded; -1 for none. */
export async function expectOpen(page: Page, open: number): Promise<void> {
  const count = await faqItems(page).count();
  for (let index = 0; index < count; index++) {
    await expect(faqItem(page, index).answer).toBeVisible({ visible: index === open });
  }
}
