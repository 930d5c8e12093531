import type { Page } from '@playwright/test';

/** Unfolds the fields of a list or a question, which a phone shows as one line. Of a calculator, and on a wide screen, they are open. */
export async function unfoldFields(page: Page): Promise<void> {
  const fold = page.locator('main summary', { hasText: 'Your numbers' }).first();
  if (await fold.isVisible()) await fold.click();
}
