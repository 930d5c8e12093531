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
