/** What those hear who listen to the page instead of looking at it, in the order in which they hear it. */
import { expect, test, type Locator } from '@playwright/test';
import { countOf, headerGroups, headerItems, pages } from '../support/content';
import { sample } from '../support/sample';
import { openCalculator } from './support/calculator';
import { headerOf } from './support/header';
import { hear } from './support/hear';
import { unfold } from './support/islands';
import { eitherScreen, AT_NIGHT } from './support/projects';
import { site } from '../../src/site';

eitherScreen();

const TOOLS = ['textbox: Search', 'button: Switch between light and dark'];

/** The menu as it is heard with one group open, or none. */
function menuLines(open?: string): string[] {
  return headerItems.flatMap(({ name, dropdown }) => {
    if (!dropdown) return [`link: ${name}`];
    if (name !== open) return [`button: ${name}, collapsed`];
    return [`button: ${name}, expanded`, `list: ${name}`, ...dropdown.map((link) => `link: ${link.name}`)];
  });
}

/** Beside the menu of a wide screen stand the first three. */
const WAYS_IN = ['Calculators', 'Questions', 'Tax', 'Savings', 'Compare'];

test('the header: where one is, and what is open', async ({ page, isMobile }) => {
  await page.goto('/privacy');
  const { bar, item, menuButton } = headerOf(page);
  const brand = `link: ${site.brand}, home`;
  if (isMobile) {
    expect(await hear(bar)).toEqual([brand, ...TOOLS, 'button: Menu, collapsed']);
    await menuButton.tap();
  }
  const ways = isMobile ? WAYS_IN : WAYS_IN.slice(0, 3);
  const tools = ['list: Tools', ...ways.map((name) => `link: ${name}`)];
  const rest = [...tools, ...TOOLS, ...(isMobile ? ['button: Menu, expanded'] : [])];
  expect(await hear(bar)).toEqual([brand, 'navigation: Main', ...menuLines(), ...rest]);
  const { name } = headerGroups[0]!;
  await item(name).click();
  expect(await hear(bar)).toEqual([brand, 'navigation: Main', ...menuLines(name), ...rest]);
});

/** The same table as it is written, row by row, without regard to how it looks. */
function writtenLines(table: Locator): Promise<string[]> {
  return table.evaluate((root: HTMLTableElement) => {
    const roleOf = (cell: HTMLElement): string =>
      ({ col: 'columnheader', row: 'rowheader' })[cell.getAttribute('scope') ?? ''] ?? 'cell';
    const cells = [...root.querySelectorAll<HTMLElement>('th, td')];
    return [
      `table: ${root.caption?.textContent ?? ''}`,
      ...cells.map((cell) => `${roleOf(cell)}: ${cell.textContent}`),
    ];
  });
}

const [{ url: pageWithTable } = { url: '' }] = sample(
  pages.filter((page) => countOf('DataTable', page) > 0),
  1,
  'tables to listen to',
);

test('a table: its caption, its columns, and rows with their names, as cards on a phone too', async ({ page }) => {
  await page.goto(pageWithTable);
  const table = page.locator('main table:has(caption)').first();
  await unfold(table);
  const heard = (await hear(table)).filter((line) => /^(?:table|columnheader|rowheader|cell): /.test(line));
  const withoutSpaces = (lines: readonly string[]): string[] => lines.map((line) => line.replace(/\s/g, ''));
  expect(withoutSpaces(heard)).toEqual(withoutSpaces(await writtenLines(table)));
  expect(heard.filter((line) => line.startsWith('rowheader: ')).length).toBeGreaterThan(1);
});

/** Expects lines in this order, whatever is heard between them. */
function expectInOrder(heard: readonly string[], lines: readonly RegExp[]): void {
  const found = lines.map((line) => heard.findIndex((one) => line.test(one)));
  expect(found, heard.join('\n')).not.toContain(-1);
  expect(found, heard.join('\n')).toEqual([...found].sort((one, other) => one - other));
}

test('the calculator: each field with its name, limits and value, then the answer', async ({ page }) => {
  const { root } = await openCalculator(page);
  expectInOrder(await hear(root), [
    /^group: Home loan EMI calculator$/,
    /^text: 5 lakh to 5 crore$/,
    /^textbox: Loan amount, ₹50,00,000$/,
    /^slider: Loan amount, .*50,00,000, 50 lakh$/,
    /^button: 50 lakh, pressed$/,
    /^text: 5 to 30 years$/,
    /^textbox: Tenure, 20$/,
    /^slider: Tenure, .*20 years$/,
    /^text: 7% to 15% a year$/,
    /^textbox: Interest rate, 8\.5%$/,
    /^slider: Interest rate, .*8\.5% a year$/,
    /^term: Monthly EMI$/,
    /^text: ₹43,391$/,
    /^term: Total interest$/,
    /^text: ₹54,13,840$/,
    /^term: Total payable$/,
    /^text: ₹1,04,13,840$/,
    /^button: Year by year: .*, collapsed$/,
    /^button: Share$/,
  ]);
});

test('the search: the question, how many pages answer it, and each by its heading', AT_NIGHT, async ({ page }) => {
  await page.goto('/search?q=gold');
  const search = page.getByRole('region', { name: 'Search' });
  // What pages are about is there at once; the texts of pages are searched after it.
  await expect(search.getByRole('status')).toHaveText(/for “gold”$/);
  const heard = await hear(search);
  expectInOrder(heard, [
    /^region: Search$/,
    /^searchbox: Search all pages and articles, gold$/,
    /^text: \d+ results? and \d+ pages? with these words for “gold”$/,
    /^list: Results$/,
    /^heading: .+, level 2$/,
    /^link: ./,
  ]);
});
