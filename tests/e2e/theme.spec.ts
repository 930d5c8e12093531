import { expect, test, type Page } from '@playwright/test';
import { sample } from '../support/sample';
import { headerOf } from './support/header';
import { eitherScreen, AT_NIGHT } from './support/projects';
import { scriptsArrived } from './support/scripts';

eitherScreen();

/** Whether the page is drawn light on dark. */
async function isDark(page: Page): Promise<boolean> {
  const [red = 0, green = 0, blue = 0] = await page
    .locator('html')
    .evaluate((root) => (getComputedStyle(root).backgroundColor.match(/\d+/g) ?? []).map(Number));
  return red + green + blue < 3 * 64;
}

for (const colorScheme of sample(['light', 'dark'] as const, 1, 'themes of the system')) {
  test.describe(`when the system is ${colorScheme}`, () => {
    test.use({ colorScheme });
    const systemIsDark = colorScheme === 'dark';

    test('the page follows it, and the switch has the last word, on every page after', async ({ page }) => {
      await page.goto('/');
      expect(await isDark(page)).toBe(systemIsDark);

      await headerOf(page).themeSwitch.click();
      await expect.poll(() => isDark(page)).toBe(!systemIsDark);
      await page.goto('/insurance/health');
      expect(await isDark(page)).toBe(!systemIsDark);

      await headerOf(page).themeSwitch.click();
      await expect.poll(() => isDark(page)).toBe(systemIsDark);
      await page.reload();
      expect(await isDark(page)).toBe(systemIsDark);
    });
  });
}

test('the switch works where the browser stores nothing', AT_NIGHT, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await scriptsArrived(page);
  const before = await isDark(page);
  await headerOf(page).themeSwitch.click();
  await expect.poll(() => isDark(page)).toBe(!before);
});
