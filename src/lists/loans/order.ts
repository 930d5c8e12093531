import { byName } from '../../lib/byName';
import type { Span } from '../../lib/quantities/span';
import { rateStep } from '../../machines/list/rateStep';
import { mostTotal } from './distance';
import { compareFees, mostOf } from './fees';
import type { LoanColumn, OrderedLoan } from './loan';

/** A range wider than this many points says little about a borrower's rate. */
const WIDEST_POINTS = 5;

/** Whether it is unknown who gets the lower end of a range. */
export function isVagueRange({ least = 0, most = 0 }: Span, isConditional: boolean): boolean {
  return !isConditional && most - least > WIDEST_POINTS;
}

/** Separates vague ranges, which would lead by their lower end, from rates that can lead the list. */
export function partVague<Answer extends Pick<OrderedLoan, 'rate' | 'isVague'>>(answers: readonly Answer[]) {
  const lowest = Math.min(...answers.flatMap(({ rate, isVague }) => (isVague ? [] : (rate ?? []))));
  const leads = ({ rate = Infinity, isVague }: Answer): boolean => isVague === true && rate <= lowest;
  return { clear: answers.filter((answer) => !leads(answer)), vague: answers.filter(leads) };
}

/** Sorts numbers, unknown ones last. */
function byNumber(a: number | undefined, b: number | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return a - b;
}

/** Lenders by name. */
export const byLender = (a: Pick<OrderedLoan, 'row'>, b: Pick<OrderedLoan, 'row'>): number =>
  byName(a.row.provider, b.row.provider);

/** Sorts by published rate in steps of 0.05 points, within a step by fee, then by name. */
function byPublishedRate(a: OrderedLoan, b: OrderedLoan): number {
  const steps = [a, b].map(({ rate }) => (rate === undefined ? undefined : rateStep(rate)));
  return byNumber(steps[0], steps[1]) || compareFees(a.fee, b.fee) || byLender(a, b);
}

/** Columns that include the fee use the largest possible fee. Otherwise a high exact fee would sort before a lower "at most" fee. */
const comparators: Readonly<Record<LoanColumn, (a: OrderedLoan, b: OrderedLoan) => number>> = {
  rate: byPublishedRate,
  emi: (a, b) => byNumber(a.emi, b.emi),
  apr: (a, b) => byNumber(a.apr ?? a.aprMost, b.apr ?? b.aprMost),
  total: (a, b) => byNumber(mostTotal(a), mostTotal(b)) || byNumber(a.total, b.total),
  fee: (a, b) => byNumber(mostOf(a.fee), mostOf(b.fee)) || compareFees(a.fee, b.fee),
  name: byLender,
};

/** Answers sorted by a column; ties in the list's own order. */
export function inOrder<Answer extends OrderedLoan>(answers: readonly Answer[], column: LoanColumn): readonly Answer[] {
  return [...answers].sort((a, b) => comparators[column](a, b) || byPublishedRate(a, b));
}
