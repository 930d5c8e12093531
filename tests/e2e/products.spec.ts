import { expect, test } from '@playwright/test';
import { sample } from '../support/sample';
import { desktopOnly } from './support/projects';

desktopOnly();

/** Two lines of a name and one below it */
const MOST_HEIGHT_PX = 100;

for (const path of sample(['/home-loans', '/personal-loans', '/fixed-deposits', '/credit-cards'], 1, 'rows')) {
  test(`a row of ${path} is one line: who and its figures; the way there is inside`, async ({ page }) => {
    await page.goto(path);
    const row = page.locator('#offers li:has(h3)').first();
    const closed = row.locator('summary');
    const [box, name] = [await closed.boundingBox(), await row.getByRole('heading').boundingBox()];
    const figures = await closed
      .locator('b:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(box!.height).toBeLessThanOrEqual(MOST_HEIGHT_PX);
    expect(figures.length).toBeGreaterThan(1);
    for (const x of figures) expect(x).toBeGreaterThan(name!.x + name!.width);
    await expect(row.getByRole('link', { name: /^Visit site/ })).toBeHidden();
    await closed.click();
    await expect(row.getByRole('link', { name: /^Visit site/ })).toBeVisible();
  });
}
