import { expect, test, type Page } from '@playwright/test';
import { sample } from '../support/sample';
import { AT_NIGHT, eitherScreen } from './support/projects';
import { scriptsArrived } from './support/scripts';

eitherScreen();

/** Longest time, in milliseconds, that anything on the page takes to move or fade; scrolling counts as a second. */
function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() => {
    const durations = [...document.querySelectorAll('*')].flatMap((node) => {
      const { transitionDuration, animationDuration } = getComputedStyle(node);
      return [transitionDuration, animationDuration].flatMap((list) =>
        list.split(',').map((text) => parseFloat(text) * 1000),
      );
    });
    const scrolling = getComputedStyle(document.documentElement).scrollBehavior === 'smooth' ? 1000 : 0;
    return Math.max(scrolling, ...durations);
  });
}

for (const path of sample(['/', '/home-loans', '/blog', '/insurance'], 1, 'motion')) {
  test(`${path}: nothing moves for those who ask for less motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    await scriptsArrived(page);
    expect(await longestMotion(page), 'for the others, something does').toBeGreaterThan(100);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await scriptsArrived(page);
    expect(await longestMotion(page)).toBeLessThanOrEqual(1);
  });
}

test('with less motion a jump to a list is at once', AT_NIGHT, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/credit-cards/fuel');
  await scriptsArrived(page);
  await page.locator('main header a[href="#cards-list"]').click();
  const y = await page.locator('#cards-list').evaluate((list) => list.getBoundingClientRect().top);
  // Below the header and the tools of the list; with a smooth scroll the list would still stand where it was.
  expect(y).toBeLessThan(180);
});
