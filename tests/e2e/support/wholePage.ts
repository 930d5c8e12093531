import type { Page } from '@playwright/test';

/** Waits until the whole page is laid out: at its first view, parts out of sight have no size yet and are not looked at. */
export async function wholePage(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.prose > *, [data-later]')].every(
      (part) => getComputedStyle(part).contentVisibility !== 'auto',
    ),
  );
}
