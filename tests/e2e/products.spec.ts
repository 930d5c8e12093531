import { expect, test } from '@playwright/test';
import { desktopOnly } from './support/projects';

desktopOnly();

for (const path of ['/home-loans', '/personal-loans', '/fixed-deposits', '/credit-cards']) {
  test(`a row of ${path} is one line: who, its figures, and the way there`, async ({ page }) => {
    await page.goto(path);
    const row = page.locator('main li:has(h3):has(a:text("Visit site"))').first();
    const name = await row.getByRole('heading').boundingBox();
    const link = await row.getByRole('link', { name: /^Visit site/ }).boundingBox();
    const box = await row.boundingBox();
    if (!name || !link || !box) throw new Error('The row has no name or no link.');
    expect(link.x).toBeGreaterThan(name.x + name.width);
    expect(link.x).toBeGreaterThan(box.x + box.width * 0.75);
    expect(link.y).toBeLessThan(name.y + name.height + 16);
  });
}
