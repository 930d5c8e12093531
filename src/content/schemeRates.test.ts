import retirement from '@site/docs/retirement-plans.yml';
import taxSaving from '@site/docs/tax-saving.yml';
import figures from '@site/src/content/figures.yml';
import { formatMonth } from '../lib/format/dates';
import { currentPeriod, findFigure, lastKnownOf } from './figures';
import type { DataFile, ListingFile } from './schemas';

/** A row by the beginning of its name, with the month of its list. */
function rowOf(file: DataFile, name: string) {
  const { asOf, rows } = file as ListingFile;
  return { asOf, values: rows.map((row) => Object.values(row).map(String)).find(([first]) => first?.startsWith(name)) };
}

test.each([
  ['PPF on /tax-saving', 'ppf-rate', rowOf(taxSaving, 'PPF')],
  ['NSC on /tax-saving', 'nsc-rate', rowOf(taxSaving, 'National Savings Certificate')],
  ['PPF on /retirement-plans', 'ppf-rate', rowOf(retirement, 'PPF')],
])('%s has the rate and the month of the figure that texts print', (_where, id, { asOf, values }) => {
  const figure = findFigure(figures, id);
  expect(values?.join(' ')).toContain(`${currentPeriod(figure).value} a year`);
  expect(formatMonth(asOf)).toBe(lastKnownOf(figure));
});

test.each(
  figures.rows.filter(({ note = '' }) => note.includes('for each quarter')).map((row) => [row.id, row] as const),
)('%s, announced by quarter, counts as known until the end of one', (_id, { setUntil = '' }) =>
  expect(setUntil).toMatch(/-(?:03-31|06-30|09-30|12-31)$/),
);
