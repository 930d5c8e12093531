import type { Span } from '../../lib/quantities/span';
import { rateStep } from '../../machines/list/rateStep';
import { mostTotal } from './distance';
import { compareFees, mostOf } from './fees';
import type { LoanColumn, OrderedLoan } from './loan';

/** A range wider than this many points says next to nothing of what a borrower pays. */
const WIDEST_POINTS = 5;

export const WHY_VAGUE_APART =
  'Their range is wider than 5 points, and no document says who gets its lower end, so it does not lead the list.';

/** Whether nobody can tell who gets the lower end of a range. */
export function isVagueRange({ least = 0, most = 0 }: Span, isConditional: boolean): boolean {
  return !isConditional && most - least > WIDEST_POINTS;
}

/** Parts the vague ranges that would lead a list by their lower end from the rates that can lead it. */
export function partVague<Answer extends Pick<OrderedLoan, 'rate' | 'isVague'>>(answers: readonly Answer[]) {
  const lowest = Math.min(...answers.flatMap(({ rate, isVague }) => (isVague ? [] : (rate ?? []))));
  const leads = ({ rate = Infinity, isVague }: Answer): boolean => isVague === true && rate <= lowest;
  return { clear: answers.filter((answer) => !leads(answer)), vague: answers.filter(leads) };
}

/** Unknown values last. */
function byNumber(a: number | undefined, b: number | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return a - b;
}

/** Lenders by name. */
export function byName(a: Pick<OrderedLoan, 'row'>, b: Pick<OrderedLoan, 'row'>): number {
  return a.row.provider.name.localeCompare(b.row.provider.name, 'en-IN') || (a.row.id < b.row.id ? -1 : 1);
}

/** The order of a list of loans: the published rate in steps of 0.05 points, within a step the fee, then the name. */
function byPublishedRate(a: OrderedLoan, b: OrderedLoan): number {
  const steps = [a, b].map(({ rate }) => (rate === undefined ? undefined : rateStep(rate)));
  return byNumber(steps[0], steps[1]) || compareFees(a.fee, b.fee) || byName(a, b);
}

/** Columns that depend on the fee use the largest possible fee. Otherwise a high exact fee would sort before a fee of "at most" less. */
const comparators: Readonly<Record<LoanColumn, (a: OrderedLoan, b: OrderedLoan) => number>> = {
  rate: byPublishedRate,
  emi: (a, b) => byNumber(a.emi, b.emi),
  apr: (a, b) => byNumber(a.apr ?? a.aprMost, b.apr ?? b.aprMost),
  total: (a, b) => byNumber(mostTotal(a), mostTotal(b)) || byNumber(a.total, b.total),
  fee: (a, b) => byNumber(mostOf(a.fee), mostOf(b.fee)) || compareFees(a.fee, b.fee),
  name: byName,
};

/** Answers in the order of a column; equal ones in the order of the list. */
export function inOrder<Answer extends OrderedLoan>(answers: readonly Answer[], column: LoanColumn): readonly Answer[] {
  return [...answers].sort((a, b) => comparators[column](a, b) || byPublishedRate(a, b));
}
