import type { Page } from '@playwright/test';

/**
 * Waits until the page has drawn what it has to draw and has nothing else to do. What it does by itself when it comes to a
 * place, such as to fetch or to move something, it has begun by then.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
    await new Promise((idle) => requestIdleCallback(idle));
    // Observers report in a task of their own.
    await new Promise((reported) => setTimeout(reported));
  });
}
