import { mostOf } from './fees';
import type { LoanColumn, OrderedLoan } from './loan';
import * as words from './messages.en';
import { valuesIn } from './order';

/** Sort orders of loan lists, with their labels. */
export const columnNames: Readonly<Record<LoanColumn, string>> = {
  rate: words.columnRate,
  emi: words.columnEmi,
  apr: words.columnApr,
  total: words.columnTotal,
  fee: words.columnFee,
  name: words.columnName,
};

const tags: Readonly<Record<LoanColumn, string | undefined>> = {
  rate: words.tagRate,
  emi: words.tagEmi,
  apr: words.tagApr,
  total: words.tagTotal,
  fee: words.tagFee,
  name: undefined,
};

/** A loan's value in a column with the smallest possible fee. With the largest it is what the column sorts by. */
const leastIn: Readonly<Partial<Record<LoanColumn, (loan: OrderedLoan) => number | undefined>>> = {
  rate: (loan) => valuesIn.rate(loan)[0],
  emi: ({ emi }) => emi,
  // Without a fee, the APR equals the rate.
  apr: ({ apr, rate }) => apr ?? rate,
  total: ({ total }) => total,
  // An unpublished fee does not count as no fee.
  fee: ({ fee }) => (fee.kind === 'bounded' ? fee.least : mostOf(fee)),
};

interface Beside {
  /** Known loans that are not ranked */
  readonly rivals: readonly OrderedLoan[];
  /** Whether a repo rate change is passed on */
  readonly isEstimate?: boolean | undefined;
}

/**
 * Why the first row is first, within what is known: undefined if another loan, ranked or not, may be cheaper with its smallest possible fee, or if it
 * is unknown who gets the first row's rate.
 */
export function tagOf(
  [first, ...rest]: readonly OrderedLoan[],
  column: LoanColumn,
  { rivals, isEstimate = false }: Beside,
): string | undefined {
  const leastOf = leastIn[column];
  if (!leastOf || !first || first.isVague) return undefined;
  const others = [...rest, ...rivals];
  const least = Math.min(...others.flatMap((loan) => leastOf(loan) ?? []));
  const [value] = valuesIn[column](first);
  if (value === undefined || value > least) return undefined;
  if (column !== 'rate') return tags[column];
  if (isEstimate) return words.tagRateEstimate;
  return others.some(({ rate = Infinity }) => rate < (first.rate ?? 0)) ? words.tagRateTie : tags.rate;
}
