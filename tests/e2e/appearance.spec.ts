import { expect, test } from '@playwright/test';
import { sample } from '../support/sample';
import { pages, rowsOf } from '../support/content';
import { colourName } from './support/colour';
import { unfold } from './support/lostText';
import { phoneOnly, desktopOnly } from './support/projects';
import { wholePage } from './support/wholePage';

const riskColours: Readonly<Record<string, string>> = {
  'Very High': 'red',
  High: 'orange',
  'Moderately High': 'yellow',
  Moderate: 'sky',
  'Low to Moderate': 'blue',
  Low: 'green',
  'By your mix: low to very high': 'grey',
};

/** Pages that show the risk of each row, those with most kinds of risk first. */
const riskPages = pages
  .map(({ url }) => ({ url, risks: new Set(rowsOf(url).flatMap((row) => (row['risk'] ? [row['risk']] : []))).size }))
  .filter(({ risks }) => risks > 0)
  .sort((a, b) => b.risks - a.risks)
  .map(({ url }) => url);

for (const colorScheme of sample(['light', 'dark'] as const, 1, 'themes')) {
  test.describe(`in the ${colorScheme} theme`, () => {
    desktopOnly();
    test.use({ colorScheme });

    test('risk labels have the colour of their risk', async ({ page }) => {
      const seen = new Set<string>();
      for (const path of riskPages.slice(0, 3)) {
        await page.goto(path);
        await wholePage(page);
        const labels = page.locator('td[data-label="Risk"] > span, dt:text-is("Risk") + dd > span');
        expect(await labels.count(), path).toBe(rowsOf(path).length);
        for (const label of await labels.all()) {
          const text = await label.innerText();
          seen.add(text);
          expect(await colourName(label), text).toBe(riskColours[text]);
        }
      }
      expect(seen.size).toBeGreaterThanOrEqual(2);
    });

    test('the hub has a blue, a green and an orange tile, each leading on', async ({ page }) => {
      const tiles = [
        ['Health Insurance', 'blue', '/insurance/health'],
        ['Term Life Insurance', 'green', '/insurance/term-life'],
        ['Car Insurance', 'orange', '/insurance/car'],
      ] as const;
      await page.goto('/insurance');
      for (const [title, colour, path] of tiles) {
        const tile = page
          .locator('main section')
          .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
        expect(await colourName(tile, 'border-top-color')).toBe(colour);
        await expect(tile.locator('svg')).toBeVisible();
        await expect(tile.getByRole('paragraph')).toBeVisible();
        await expect(tile.getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', path);
      }
    });
  });
}

test.describe('in Markdown tables', () => {
  desktopOnly();

  test('amounts stand at the right, one below the other', async ({ page }) => {
    await page.goto('/tax-saving');
    await wholePage(page);
    const amounts = page
      .getByRole('table')
      .last()
      .locator('tbody tr')
      .getByRole('cell', { name: /^(?:₹|nil$)/ });
    expect(await amounts.count()).toBeGreaterThan(1);
    for (const amount of await amounts.all()) await expect(amount).toHaveCSS('text-align', /^(?:right|end)$/);
  });
});

test.describe('on a phone', () => {
  phoneOnly();

  for (const path of ['/insurance/health']) {
    test(`${path}: each row of the table is a card whose figures carry their names`, async ({ page }) => {
      await page.goto(path);
      await wholePage(page);
      await unfold(page);
      const row = page.getByRole('table').first().locator('tbody').getByRole('row').first();
      const cells = row.getByRole('cell');
      const shown = await cells.evaluateAll((nodes) =>
        nodes.map((node) => {
          const before = getComputedStyle(node, '::before');
          return before.display === 'none' ? '' : (/^attr\(|"(.*?)"/.exec(before.content)?.[1] ?? '');
        }),
      );
      const heads = await page
        .getByRole('table')
        .first()
        .locator('thead th')
        .evaluateAll((nodes) => nodes.slice(1).map((node) => node.textContent.trim()));
      expect(shown.filter(Boolean).length).toBeGreaterThan(1);
      expect(heads).toEqual(expect.arrayContaining(shown.filter(Boolean)));
      // One below the other; two short figures may share a line.
      const tops = await cells.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top));
      expect(tops).toEqual([...tops].sort((a, b) => a - b));
      expect(new Set(tops).size).toBeGreaterThan(tops.length / 3);
    });
  }
});
