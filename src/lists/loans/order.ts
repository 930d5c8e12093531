import { byName } from '../../lib/byName';
import type { Span } from '../../lib/quantities/span';
import { rateStep } from '../../machines/list/rateStep';
import { mostTotal } from './distance';
import { certaintyOf, compareFees, mostOf } from './fees';
import type { LoanColumn, OrderedLoan } from './loan';

/** A range wider than this many points says little about a borrower's rate. */
const WIDEST_POINTS = 5;

/** Whether it is unknown who gets the lower end of a range. */
export function isVagueRange({ least = 0, most = 0 }: Span, isConditional: boolean): boolean {
  return !isConditional && most - least > WIDEST_POINTS;
}

/** Separates vague ranges, which would lead by their lower end, from rates that can lead the list. */
export function partVague<L extends Pick<OrderedLoan, 'rate' | 'isVague'>>(answers: readonly L[]) {
  const lowest = Math.min(...answers.flatMap(({ rate, isVague }) => (isVague ? [] : (rate ?? []))));
  const leads = ({ rate = Infinity, isVague }: L): boolean => isVague === true && rate <= lowest;
  return { clear: answers.filter((answer) => !leads(answer)), vague: answers.filter(leads) };
}

/** Sorts numbers, unknown ones last. */
function byNumber(a: number | undefined, b: number | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return a - b;
}

export const byLender = (a: Pick<OrderedLoan, 'row'>, b: Pick<OrderedLoan, 'row'>): number =>
  byName(a.row.provider, b.row.provider);

/** The published rate in steps of 0.05 points. Rates within one step are a tie. */
const stepOf = ({ rate }: Priced): number | undefined => (rate === undefined ? undefined : rateStep(rate));

/** Sorts by published rate in steps of 0.05 points, within a step by fee, then by name. */
function byPublishedRate(a: OrderedLoan, b: OrderedLoan): number {
  return byNumber(stepOf(a), stepOf(b)) || compareFees(a.fee, b.fee) || byLender(a, b);
}

/** What a loan costs, whether a lender publishes it or the visitor was offered it. */
export type Priced = Pick<OrderedLoan, 'rate' | 'fee' | 'emi' | 'apr' | 'aprMost' | 'total'>;

/**
 * A loan's values in a column: the first is what the column shows, the next decides between equal ones. Columns that include the fee use the largest
 * possible fee. Otherwise a high exact fee would sort before a lower "at most" fee. A name is no number: loans have no value in its column.
 */
export const valuesIn: Readonly<Record<LoanColumn, (loan: Priced) => readonly (number | undefined)[]>> = {
  rate: (loan) => [stepOf(loan)],
  emi: ({ emi }) => [emi],
  apr: ({ apr, aprMost }) => [apr ?? aprMost],
  total: (loan) => [mostTotal(loan), loan.total],
  fee: ({ fee }) => [mostOf(fee), certaintyOf(fee)],
  name: () => [],
};

/** Sorts by the values of a column, unknown ones last, equal ones by published rate. Loans within one step of it are a tie. */
export function byColumn(column: LoanColumn): (a: Priced, b: Priced) => number {
  const keyOf = (loan: Priced) => (column === 'name' ? [] : [...valuesIn[column](loan), stepOf(loan)]);
  return (a, b) => {
    const other = keyOf(b);
    return keyOf(a).reduce<number>((order, value, index) => order || byNumber(value, other[index]), 0);
  };
}

/** Answers sorted by a column; ties in the list's own order. */
export function inOrder<L extends OrderedLoan>(answers: readonly L[], column: LoanColumn): readonly L[] {
  const byValues = column === 'name' ? byLender : byColumn(column);
  return [...answers].sort((a, b) => byValues(a, b) || byPublishedRate(a, b));
}

/** The first of ranked loans in the list's own order, whichever order was chosen: what a sum outside of the rows counts with. */
export const firstByRate = <L extends OrderedLoan>(ranked: readonly L[]): L | undefined => inOrder(ranked, 'rate')[0];
