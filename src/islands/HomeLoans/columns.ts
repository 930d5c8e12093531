import { mostTotal } from '../../lib/offers/distance';
import { mostOf } from '../../lib/offers/fees';
import type { OrderedLoan } from '../../lib/offers/order';
import type { LoanColumn } from '../../lib/offers/types';

/** What lists of loans can be ordered by. */
export const columnNames: Readonly<Record<LoanColumn, string>> = {
  rate: 'Published rate',
  emi: 'EMI',
  apr: 'APR',
  total: 'You repay',
  fee: 'Fee',
  name: 'Name',
};

const tags: Readonly<Record<LoanColumn, string | undefined>> = {
  rate: 'Lowest published rate',
  emi: 'Lowest EMI at published rates',
  apr: 'Lowest APR at published rates',
  total: 'Lowest total at published rates',
  fee: 'Lowest published fee',
  name: undefined,
};

/** The most that a loan can come to in a column that depends on its fee. */
const mostIn: Readonly<Partial<Record<LoanColumn, (loan: OrderedLoan) => number | undefined>>> = {
  apr: ({ apr, aprMost }) => apr ?? aprMost,
  total: mostTotal,
  fee: ({ fee }) => mostOf(fee),
};

/**
 * Why the first row is first, never more than what is known: nothing if its fee is not certain, or if a row below it is cheaper even with
 * the largest fee that may be asked.
 */
export function tagOf(ranked: readonly OrderedLoan[], column: LoanColumn): string | undefined {
  const most = mostIn[column];
  const [first] = ranked;
  if (!most || !first) return tags[column];
  const least = Math.min(...ranked.flatMap((loan) => most(loan) ?? []));
  return first.fee.kind === 'known' && (most(first) ?? Infinity) <= least ? tags[column] : undefined;
}
