import type { Page } from '@playwright/test';

/** Makes the page's processor slower by a factor, so that what is seen only between two steps is seen for longer. */
export async function slowProcessor(page: Page, times: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: times });
}
