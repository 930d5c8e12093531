/** Tiles and cards in rows, none alone in the last one, and tables, none wider than its column. */
import { expect, test, type Page } from '@playwright/test';
import { sample } from '../support/sample';
import { desktopOnly } from './support/projects';
import { productPages } from '../support/products';
import { batches } from '../support/routes';
import { wholePage } from './support/wholePage';

desktopOnly();

const WIDTHS_PX = [768, 1024, 1440];

/** Grids of three to six tiles whose last row has a single one below a row of several, each by the words of that one. */
const alone = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tops = (tiles: readonly Element[]): number[] => tiles.map((tile) => tile.getBoundingClientRect().top);
    return [...document.querySelectorAll('main :is(section, article):first-child')]
      .map(({ parentElement }) => [...(parentElement?.children ?? [])])
      .filter((tiles) => tiles.length >= 3 && tiles.length <= 6 && tiles.every((tile) => tile.checkVisibility()))
      .filter((tiles) => {
        const rows = tops(tiles);
        return new Set(rows.slice(0, 2)).size === 1 && rows.at(-1) !== rows.at(-2);
      })
      .map((tiles) => tiles.at(-1)?.textContent.slice(0, 40) ?? '');
  });

/** Tables of which a part lies beyond the edge of their column, each by its caption or first words. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main table')]
      .filter((table) => table.checkVisibility() && table.scrollWidth > (table.parentElement?.clientWidth ?? 0) + 1)
      .map((table) => table.textContent.slice(0, 40)),
  );

/** Pages with tiles, and a part of the others: all of them in `npm run test:all`. */
const drawn = [
  ...['/', '/insurance'],
  ...sample(
    productPages.map(({ path }) => path),
    3,
    'grids',
  ),
];

batches(drawn, 2).forEach((paths, index) => {
  test(`no tile stands alone in a row, and no table is cut (${index + 1} of 2)`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of paths) {
      await page.goto(path);
      await wholePage(page);
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await alone(page), `${path} at ${width} px`).toEqual([]);
        expect.soft(await cut(page), `tables of ${path} at ${width} px`).toEqual([]);
      }
    }
  });
});
