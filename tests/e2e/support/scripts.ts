import type { Page } from '@playwright/test';

export const ISLANDS_SCRIPT = /\/islands\.[^/]+\.js$/;

/** Waits until the behaviours run; the page loads them after its first paint. */
export async function scriptsArrived(page: Page): Promise<void> {
  await page.locator('html[data-arrived]').waitFor();
}

/** Waits for the scripts of a page in use as well (src/behaviours/used.ts), which a scroll brings before they come by themselves. */
export async function allScriptsArrived(page: Page): Promise<void> {
  await scriptsArrived(page);
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await page.locator('html[data-arrived="all"]').waitFor();
}

/**
 * Keeps the page's script files on their way, as a slow network does, until the returned function is called.
 * @param files which of them
 */
export async function holdScripts(page: Page, files = /\.js$/): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
