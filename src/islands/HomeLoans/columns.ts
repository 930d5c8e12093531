import { leastTotal, mostTotal } from '../../lib/offers/distance';
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

type Count = (loan: OrderedLoan) => number | undefined;

/** What a loan comes to in a column that depends on its fee: with the largest fee that may be asked, and with the smallest. */
const ends: Readonly<Partial<Record<LoanColumn, { readonly most: Count; readonly least: Count }>>> = {
  // Without a fee, the APR is the rate.
  apr: { most: ({ apr, aprMost }) => apr ?? aprMost, least: ({ apr, rate }) => apr ?? rate },
  total: { most: mostTotal, least: leastTotal },
  // A fee that nobody publishes is no published fee.
  fee: { most: ({ fee }) => mostOf(fee), least: ({ fee }) => (fee.kind === 'bounded' ? fee.least : mostOf(fee)) },
};

/**
 * Why the first row is first, never more than what is known: nothing if a row below it may be cheaper with the smallest fee it may ask.
 * @param isEstimate whether a change of the repo rate is passed on
 */
export function tagOf(ranked: readonly OrderedLoan[], column: LoanColumn, isEstimate = false): string | undefined {
  const end = ends[column];
  const [first, ...rest] = ranked;
  if (isEstimate && column === 'rate') return 'Lowest rate, as an estimate';
  if (!end || !first) return tags[column];
  const least = Math.min(...rest.flatMap((loan) => end.least(loan) ?? []));
  return (end.most(first) ?? Infinity) <= least ? tags[column] : undefined;
}
