import { expect, test } from '@playwright/test';
import { sample } from '../support/sample';
import { expectNotice, noticeRegion } from './support/notices';
import { eitherScreen } from './support/projects';
import { cardRoutes } from './support/routes';
import { scriptsArrived } from './support/scripts';

eitherScreen('cardList');

const HEADER_HEIGHT = 80;

for (const path of sample(cardRoutes, 3, 'card lists')) {
  test(`${path}: "View Top Cards" scrolls to the list`, async ({ page }) => {
    await page.goto(path);
    await scriptsArrived(page);
    const list = page.locator('#cards-list');
    await expect(list).toHaveCount(1);
    await page.getByRole('link', { name: 'View Top Cards' }).click();
    // It comes to rest below the sticky header, with its heading in sight.
    const heading = page.locator('h2:has(~ #cards-list)').last();
    const top = async (): Promise<number> => (await heading.boundingBox())?.y ?? NaN;
    await expect.poll(top).toBeLessThan(HEADER_HEIGHT + 100);
    expect(await top()).toBeGreaterThanOrEqual(HEADER_HEIGHT);
    await expect(list).toBeInViewport();
    await expect(noticeRegion(page)).toBeEmpty();
  });
}

test('a page whose list is missing says so, and does not move', async ({ page }) => {
  await page.goto(cardRoutes[0]!);
  await scriptsArrived(page);
  await page.evaluate(() => document.getElementById('cards-list')?.remove());
  await page.getByRole('link', { name: 'View Top Cards' }).click();
  await expectNotice(page, 'FYI – No card list found on this page.');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL(cardRoutes[0]!);
});
