import { slabOf } from '../../lib/quantities/slab';
import type { Passage } from '../extracting/passage';
import { contextOf } from './context';
import type { ReadPage } from './page';

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
