import type { Page } from '@playwright/test';

/** Unfolds the links of the footer, which a phone shows on request. */
export async function openFooterLinks(page: Page): Promise<void> {
  const line = page.getByRole('contentinfo').getByText('Products, popular reads, company');
  if (await line.isVisible()) await line.click();
}
