import { slabOf } from '../../lib/quantities/slab';
import type { Passage } from '../extracting/passage';
import { contextOf } from './context';
import type { ReadPage } from './page';

/** What seniors get in the row of a rate for others, in percent; undefined where the table has not just one such number. */
export function seniorsBeside({ passages }: ReadPage, { table, line }: Passage): number | undefined {
  if (table === undefined) return undefined;
  const rates = passages
    // A joined cell has both, so that its first words say that it is not for seniors.
    .filter((one) => one.table === table && one.line === line && contextOf(one).seniors === true)
    .map(({ quantities }) => quantities.filter(({ unit }) => unit === 'percent' || unit === 'count'));
  const [only] = rates;
  return rates.length === 1 && only?.length === 1 ? only[0]?.value : undefined;
}

/** A cell of the same column that pays more for another tenure, so that a rate is the highest of its table no more. */
export function higherBeside(
  { passages }: ReadPage,
  { table, column, headings, row }: Passage,
  percent: number,
): Passage | undefined {
  if (table === undefined) return undefined;
  return passages.find(
    (one) =>
      one.table === table &&
      one.column === column &&
      one.row !== row &&
      String(one.headings) === String(headings) &&
      contextOf(one).seniors !== true &&
      slabOf(one.row)?.of === 'days' &&
      one.quantities.length === 1 &&
      one.quantities.some(({ unit, value }) => (unit === 'percent' || unit === 'count') && value > percent),
  );
}
