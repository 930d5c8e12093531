import { expect, test, type Page } from '@playwright/test';
import { headerGroups, headerItems } from '../support/content';
import { headerOf } from './support/header';
import { phoneOnly } from './support/projects';
import { batches, dailyRoutes } from './support/routes';
import { wholePage } from './support/wholePage';

phoneOnly();

/** The narrowest things that a finger has to hit: WCAG 2.2 asks 24 px, we keep 44. */
const TOUCH_PX = 44;

/**
 * Buttons, folded questions, form fields, links that look like buttons, and links of the header, that are too small.
 * The calculator's text fields are left out: each fills a frame of 44 px but for its border.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const always =
      'button, summary, select, input:not([inputmode]), header[class] > div a, nav[aria-label="On this page"] a, footer nav a, a[href^="https://wa.me"]';
    const wordsOf = (target: HTMLElement): HTMLElement | undefined =>
      target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type) ? target.labels?.[0] : undefined;
    const isRound = (element: Element): boolean => parseFloat(getComputedStyle(element).borderRadius) > 20;
    return (
      [...document.querySelectorAll<HTMLElement>(`${always}, a`)]
        .filter((target) => target.matches(always) || isRound(target))
        .filter((target) => target.checkVisibility({ checkOpacity: false, checkVisibilityCSS: false }))
        // A finger ticks a box by its words too.
        .map((target) => ({ target, box: (wordsOf(target) ?? target).getBoundingClientRect() }))
        .filter(({ box }) => box.height < least - 0.5 || box.width < least - 0.5)
        .map(
          ({ target, box }) =>
            `${target.tagName} "${target.textContent.slice(0, 40)}" ${box.width.toFixed()}x${box.height.toFixed()}`,
        )
    );
  }, TOUCH_PX);
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - 360);
}

batches(dailyRoutes(20, 'phone layout'), 2).forEach((routes, index) => {
  test(`at 360 px nothing scrolls sideways and every target fits a finger (${index + 1} of 2)`, async ({ page }) => {
    for (const path of routes) {
      await page.goto(path);
      await wholePage(page);
      expect.soft(await page.evaluate(() => innerWidth), path).toBe(360);
      expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
      expect.soft(await smallTargets(page), path).toEqual([]);
      await page.locator('main details').evaluateAll((items) => {
        items.forEach((item) => {
          item.removeAttribute('name');
          item.setAttribute('open', '');
        });
      });
      expect.soft(await overflow(page), `${path}, unfolded`).toBeLessThanOrEqual(0);
    }
  });
});

test('the menu fits the screen and its entries a finger', async ({ page }) => {
  await page.goto('/');
  const header = headerOf(page);
  await header.menuButton.tap();
  const group = headerGroups[0]!;
  await header.item(group.name).tap();
  await expect(header.submenu(group.name)).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const heights = await page
    .locator('nav[aria-label="Main"] :is(a, summary):visible')
    .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().height));
  expect(heights.length).toBe(headerItems.length + group.dropdown.length);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(TOUCH_PX);
});
