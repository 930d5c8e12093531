/** What is beside what: a lender's name and its number. */
import { expect, test } from '@playwright/test';
import { sample } from '../support/sample';
import { scriptsArrived } from './support/scripts';

const GAP_PX = 4;

for (const path of sample(['/gold-loan', '/education-loan'], 1, 'names and numbers')) {
  test(`${path}: no name of a lender touches its number`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a wide screen has columns');
    await page.goto(path);
    await scriptsArrived(page);
    const gaps = await page.locator('[data-island="OfferList"] li:has(h3)').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const [heading, ...numbers] = row.querySelectorAll('summary :is(h3, b)');
        const last = numbers.filter((number) => number.checkVisibility()).at(-1);
        if (!heading?.checkVisibility() || !last) return [];
        const words = document.createRange();
        words.selectNodeContents(heading);
        return [last.getBoundingClientRect().left - words.getBoundingClientRect().right];
      }),
    );
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(GAP_PX);
  });
}
