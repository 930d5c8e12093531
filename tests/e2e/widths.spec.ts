import { expect, test, type Page } from '@playwright/test';
import { desktopOnly } from './support/projects';
import { batches, dailyRoutes } from './support/routes';
import { wholePage } from './support/wholePage';

desktopOnly();

/** The smallest phones, small tablets, both sides of every width at which the layout changes, and small laptops. */
const WIDTHS_PX = [320, 600, 767, 768, 820, 899, 900, 1023, 1024, 1100, 1280];

/** What stands out to the right, with how far; nothing when the page fits. */
function standingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .map((element) => ({ element, past: element.getBoundingClientRect().right - width }))
      .filter(({ past }) => past > 1)
      .slice(0, 3)
      .map(({ element, past }) => `${element.tagName} "${element.textContent.slice(0, 30)}" by ${past.toFixed()} px`);
  });
}

batches(dailyRoutes(16, 'widths'), 2).forEach((routes, index) => {
  test(`no page scrolls sideways on the smallest phones, tablets and small laptops (${index + 1} of 2)`, async ({
    page,
  }) => {
    for (const path of routes) {
      await page.goto(path);
      await wholePage(page);
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await standingOut(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
});
