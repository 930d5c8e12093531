import { expect, test } from '@playwright/test';
import { sample } from '../support/sample';
import { atRest, coverOfFocus, phoneWindows } from './support/covered';
import { AT_NIGHT, phoneOnly } from './support/projects';
import { scriptsArrived } from './support/scripts';
import { wholePage } from './support/wholePage';

phoneOnly();

const paths = ['/home-loans', '/calculators/income-tax', '/calculators/sip', '/fixed-deposits', '/'] as const;

/** As many stops as one walk takes at most: the longest page has some 200. */
const MOST_STOPS = 300;

/** Each page in each of the windows, forwards and back. */
const walks = paths.flatMap((path) =>
  phoneWindows.flatMap((window) => (['Tab', 'Shift+Tab'] as const).map((key) => ({ path, window, key }))),
);

for (const { path, window, key } of sample(walks, 2, 'tab walks', (walk) => walk.path)) {
  test(`${path}, ${window.width} x ${window.height}: no stop of ${key} is covered`, AT_NIGHT, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(window);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await scriptsArrived(page);
    await wholePage(page);
    const covered: string[] = [];
    let stops = 0;
    for (; stops < MOST_STOPS; stops++) {
      await page.keyboard.press(key);
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      await atRest(page);
      const cover = await coverOfFocus(page);
      if (cover) covered.push(cover);
    }
    expect(covered).toEqual([]);
    expect(stops).toBeGreaterThan(20);
    expect(stops).toBeLessThan(MOST_STOPS);
  });
}
