import { leastTotal, mostTotal } from './distance';
import { mostOf } from './fees';
import { rateStep } from '../../machines/list/rateStep';
import type { LoanColumn, OrderedLoan } from './loan';

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

/** What a loan comes to in a column: with the largest fee that may be asked, and with the smallest. */
const ends: Readonly<Partial<Record<LoanColumn, { readonly most: Count; readonly least: Count }>>> = {
  // Rates of one step are a tie.
  rate: { most: ({ rate }) => rate && rateStep(rate), least: ({ rate }) => rate && rateStep(rate) },
  emi: { most: ({ emi }) => emi, least: ({ emi }) => emi },
  // Without a fee, the APR is the rate.
  apr: { most: ({ apr, aprMost }) => apr ?? aprMost, least: ({ apr, rate }) => apr ?? rate },
  total: { most: mostTotal, least: leastTotal },
  // A fee that nobody publishes is no published fee.
  fee: { most: ({ fee }) => mostOf(fee), least: ({ fee }) => (fee.kind === 'bounded' ? fee.least : mostOf(fee)) },
};

interface Beside {
  /** Known loans that are not ranked */
  readonly rivals: readonly OrderedLoan[];
  /** Whether a change of the repo rate is passed on */
  readonly isEstimate?: boolean | undefined;
}

/**
 * Why the first row is first, never more than what is known: nothing if another loan, ranked or not, may be cheaper with the smallest fee it
 * may ask, or if nobody can tell who gets the rate of the first.
 */
export function tagOf(
  [first, ...rest]: readonly OrderedLoan[],
  column: LoanColumn,
  { rivals, isEstimate = false }: Beside,
): string | undefined {
  const end = ends[column];
  if (!end || !first || first.isVague) return undefined;
  const others = [...rest, ...rivals];
  const least = Math.min(...others.flatMap((loan) => end.least(loan) ?? []));
  const own = end.most(first);
  if (own === undefined || own > least) return undefined;
  if (column !== 'rate') return tags[column];
  if (isEstimate) return 'Lowest rate, as an estimate';
  return others.some(({ rate = Infinity }) => rate < (first.rate ?? 0)) ? 'Tie for the lowest rate' : tags.rate;
}
