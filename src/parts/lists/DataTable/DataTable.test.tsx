import { render, screen, within } from '@testing-library/react';
import type { ListingFile } from '../../../content/schemas';
import { world } from '@site/tests/unit/docusaurus/world';
import { funds, carLoans, IN_TIME, OVERDUE } from '@site/tests/unit/listings';
import DataTable from './';

function show(data: ListingFile, now = IN_TIME): HTMLElement {
  world.today = now;
  render(<DataTable data={data} caption="Offers" />);
  return screen.getByRole('table', { name: 'Offers' });
}

const row = (name: string): HTMLElement => screen.getByRole('rowheader', { name: new RegExp(name) }).closest('tr')!;

test('has a caption, a heading for each column and one for each row', () => {
  const table = show(funds);
  expect(table.querySelector('caption')).toHaveTextContent('Offers');
  const columns = within(table).getAllByRole('columnheader');
  expect(columns.map(({ textContent }) => textContent)).toEqual([
    'Fund',
    'Type',
    'Expense ratio',
    '1-year return',
    '3-year return',
    '5-year return',
    'AUM',
    'Risk',
  ]);
  columns.forEach((heading) => expect(heading).toHaveAttribute('scope', 'col'));
  const rows = within(table).getAllByRole('rowheader');
  expect(rows.map(({ firstChild }) => firstChild?.textContent)).toEqual(['Alpha Index Fund', 'Beta Liquid Fund']);
  rows.forEach((heading) => expect(heading).toHaveAttribute('scope', 'row'));
});

test('each value carries the name of its column, for the cards on a phone', () => {
  show(funds);
  const cells = within(row('Alpha')).getAllByRole('cell');
  expect(cells.map((cell) => `${cell.dataset.label}: ${cell.textContent}`)).toEqual([
    'Type: Index',
    'Expense ratio: 0.20%',
    '1-year return: -2.10%',
    '3-year return: 14.20%',
    '5-year return: Not found',
    'AUM: ₹1,200 crore',
    'Risk: Very High',
  ]);
});

test('a range is set with an en dash', () => {
  show(carLoans);
  expect(within(row('First Bank')).getByText('7.50% – 9.20%')).toBeInTheDocument();
});

test('says above the rows of when they are and in what order, and below them how they were chosen', () => {
  show(carLoans);
  const [above, order] = [screen.getByText('As on June 2025.'), 'Ordered by interest rate, lowest first.'];
  expect(above.closest('p')).toHaveTextContent(`As on June 2025. ${order} Why this order`);
  expect(screen.getByText('Two lenders that a test made up.').closest('details')).toHaveTextContent(
    /^Sources and dates/,
  );
});

test('warns when the figures are overdue for a check, and only then', () => {
  show(carLoans, OVERDUE);
  expect(screen.getByText(/last checked on/)).toHaveTextContent('last checked on 30 June 2025');
  expect(screen.getByText('30 June 2025')).toHaveAttribute('datetime', '2025-06-30');
});

test('does not warn in time', () => {
  show(carLoans, IN_TIME);
  expect(screen.getByText(/last checked on/)).not.toBeVisible();
});

test('a missing figure is named', () => {
  show(funds);
  expect(within(row('Beta')).getByText('Not available')).toBeInTheDocument();
});

test('risk is a coloured label', () => {
  show(funds);
  expect(screen.getByText('Very High')).toHaveAttribute('data-hue', 'red');
  expect(screen.getByText('Low')).toHaveAttribute('data-hue', 'green');
});

test('a wrong figure can be reported, with the page and the list already named', () => {
  world.pathname = '/investments/index-funds';
  show(funds);
  const link = screen.getByRole('link', { name: /Report a wrong figure/ });
  const { searchParams } = new URL(link.getAttribute('href')!);
  expect(searchParams.get('page')).toBe('/investments/index-funds');
  expect(searchParams.get('table')).toBe('mutual-funds, as on 2025-06');
  expect(link).toHaveAttribute('target', '_blank');
});

test('a table of very many rows is folded on a phone, below what it holds', () => {
  const [first] = funds.rows;
  const many = Array.from({ length: 21 }, (_, index) => ({ ...first!, name: `Fund ${index + 1}` }));
  const { rerender } = render(<DataTable data={{ ...funds, rows: many }} caption="All funds" />);
  const fold = screen.getByText('All funds', { selector: 'summary' }).closest('details');
  expect(fold).toContainElement(screen.getByRole('table', { hidden: true }));
  rerender(<DataTable data={{ ...funds, rows: many.slice(1) }} caption="All funds" />);
  expect(screen.queryByText('All funds', { selector: 'summary' })).not.toBeInTheDocument();
});
