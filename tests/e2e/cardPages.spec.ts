import { expect, test } from '@playwright/test';
import { sample } from '../support/sample';
import { desktopOnly, AT_NIGHT } from './support/projects';
import { cardRoutes } from '../support/routes';

desktopOnly();

test('the figures of a card are behind its row', AT_NIGHT, async ({ page }) => {
  await page.goto(cardRoutes[0]!);
  const list = page.locator('#cards-list');
  await list.locator('li:has(h3)').first().locator('summary').click();
  await expect(list.getByText(/^Rewards of twelve months: ₹/).first()).toBeVisible();
});

test('the chip of the page is in sight in its row, on a phone too', async ({ page }) => {
  for (const width of sample([320, 360, 1440], 1, 'chips')) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of sample(cardRoutes, 2, 'pages with chips')) {
      await page.goto(path);
      const chip = page.locator('nav[aria-label="Kinds of card"] [aria-current]');
      await expect.poll(async () => (await chip.boundingBox())?.x ?? NaN, path).toBeGreaterThanOrEqual(0);
      const { x, width: size } = (await chip.boundingBox())!;
      expect.soft(x + size, `${path} at ${width}`).toBeLessThanOrEqual(width);
      // And the row scrolls freely.
      const row = page.locator('nav[aria-label="Kinds of card"]');
      const moved = await row.evaluate(async (nav) => {
        nav.scrollLeft = 7;
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        return nav.scrollWidth > nav.clientWidth + 7 ? nav.scrollLeft : 7;
      });
      expect.soft(moved, `${path} at ${width}`).toBe(7);
    }
  }
});
