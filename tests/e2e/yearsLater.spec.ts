/** A copy of today’s build that is opened two years later ranks nothing: what was true of its rates then is not said of those days. */
import { expect, test, type Page } from '@playwright/test';
import { OLD_WORDS } from '../../src/machines/list/ageing';
import { sample } from '../support/sample';
import { phoneOnly, AT_NIGHT } from './support/projects';

phoneOnly();

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Pages with a list that ranks when it is fresh, and the home page, whose answers come from these lists. */
const paths = [
  '/',
  '/home-loans',
  '/personal-loans',
  '/gold-loan',
  '/fixed-deposits',
  '/savings-accounts',
  '/credit-cards',
  '/credit-cards/fuel',
  '/investments/large-cap',
  '/questions/park-money',
] as const;

/** Days pass, and timers run as ever. */
function moveClock(byMs: number): void {
  const Today = Date;
  const now = (): number => Today.now() + byMs;
  globalThis.Date = class extends Today {
    constructor(...given: [] | [string | number | Date]) {
      super(given.length === 0 ? now() : given[0]);
    }
    static override now = now;
  } as DateConstructor;
}

/** The heights of the lists of a page, in px. */
const heights = (page: Page): Promise<readonly number[]> =>
  page.locator('[data-until]:has([data-ranking])').evaluateAll((lists) => lists.map((list) => list.clientHeight));

for (const path of sample(paths, 1, 'years later')) {
  test(`${path}: two years later nothing is ranked, and no list moves`, async ({ page }) => {
    await page.goto(path);
    const today = await heights(page);
    await page.addInitScript(moveClock, 2 * YEAR_MS);
    await page.goto(path);
    // A list that was too old on the day of the build says so in its HTML.
    if (today.length === 0) await expect(page.getByText(/too old to rank/).first()).toBeAttached();
    for (const part of await page.locator('[data-until] [data-ranking]').all()) {
      await expect(part).toHaveCSS('visibility', 'hidden');
    }
    const words = await page
      .locator('[data-until] [data-old-words]')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part, '::after').content));
    expect(new Set(words)).toEqual(new Set(today.length === 0 ? [] : [JSON.stringify(OLD_WORDS)]));
    expect(await heights(page)).toEqual(today);
  });
}

test('/compare: two years later nothing is marked as the best', AT_NIGHT, async ({ page }) => {
  await page.addInitScript(moveClock, 2 * YEAR_MS);
  await page.goto('/compare');
  const marks = page.locator('table [data-ranking]');
  expect(await marks.count()).toBeGreaterThan(0);
  for (const mark of await marks.all()) await expect(mark).toHaveCSS('visibility', 'hidden');
  await expect(page.locator('p[data-old-words]')).toHaveCSS('visibility', 'hidden');
});
