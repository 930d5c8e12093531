import type { Page } from '@playwright/test';

/** Unfolds the fields of a question, which a phone shows as one line. Of a calculator, and on a wide screen, they are open. */
export async function unfoldFields(page: Page): Promise<void> {
  const fold = page.locator('summary', { hasText: 'Your numbers' });
  if (await fold.isVisible()) await fold.click();
}
