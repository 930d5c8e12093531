import { takenAtStart } from '../../lib/finance/loanCharges';
import { feesPaid, type Check, type Fee, type FeeName } from './statement';

/** Finding: the rate is not the sum of the parts that the paper names. */
export interface RatePartsFinding {
  readonly id: 'rate-parts';
  readonly severity: 'wrong';
  readonly rate: number;
  readonly benchmark: number;
  readonly spread: number;
}

/** Half of the last digit that lenders print of a rate, in points. */
const SAME_RATE = 0.005;

export const checkRateParts: Check<RatePartsFinding> = ({ rate, benchmark, spread }) => {
  if (rate === undefined || benchmark === undefined || spread === undefined) return undefined;
  if (Math.abs(benchmark + spread - rate) <= SAME_RATE) return undefined;
  return { id: 'rate-parts', severity: 'wrong', rate, benchmark, spread };
};

/** Finding: the number of instalments is not that of the months. */
export interface CountFinding {
  readonly id: 'count';
  readonly severity: 'ask';
  readonly months: number;
  readonly instalments: number;
}

export const checkCount: Check<CountFinding> = ({ months, instalments }) =>
  instalments === undefined || instalments === months
    ? undefined
    : { id: 'count', severity: 'ask', months, instalments };

/** Finding: two lines of the paper ask for the same amount. */
export interface TwiceFinding {
  readonly id: 'fee-twice';
  readonly severity: 'ask';
  readonly fees: readonly [FeeName, FeeName];
  readonly rupees: number;
}

/** Two fees of the same amount, the later one second. */
export function sameFees(fees: readonly Fee[]): readonly [Fee, Fee] | undefined {
  for (const [index, second] of fees.entries()) {
    const first = fees.slice(0, index).find(({ rupees, every }) => rupees === second.rupees && every === second.every);
    if (first && second.rupees > 0) return [first, second];
  }
  return undefined;
}

export const checkTwice: Check<TwiceFinding> = ({ fees }) => {
  const same = sameFees(fees);
  if (!same) return undefined;
  const [first, second] = same;
  return { id: 'fee-twice', severity: 'ask', fees: [first.name, second.name], rupees: second.rupees };
};

/** Finding: more is taken off the amount than the paper names. */
export interface PaidOutFinding {
  readonly id: 'paid-out';
  readonly severity: 'wrong';
  readonly paidOut: number;
  /** Rupees that no line of the paper names */
  readonly rupees: number;
}

/** Fees that are not taken off are paid apart, so less may be missing than the paper names, and not more. */
export const checkPaidOut: Check<PaidOutFinding> = ({ amount, paidOut, fees, gst, isPaidInStages }, law) => {
  if (paidOut === undefined || isPaidInStages) return undefined;
  // Where the paper does not say, its fees may be printed without GST.
  const most = takenAtStart(feesPaid(fees, gst !== 'included', law));
  const rupees = amount - paidOut - most;
  return rupees <= 1 ? undefined : { id: 'paid-out', severity: 'wrong', paidOut, rupees };
};
