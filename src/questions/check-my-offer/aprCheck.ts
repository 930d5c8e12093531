import { exactEmi, loanForEmi } from '../../lib/finance/emi';
import { compoundedRate, takenAtStart, totalOfCharges } from '../../lib/finance/loanCharges';
import { asPaid } from './instalmentCheck';
import {
  aprOf,
  feesPaid,
  instalmentsForApr,
  instalmentsOf,
  type Check,
  type Fee,
  type FeeName,
  type Law,
  type Statement,
} from './statement';

/** What a printed APR left out: fees, and GST on those that it counts. */
interface LeftOut {
  readonly cause: 'left-out';
  readonly fees: readonly FeeName[];
  readonly gst: boolean;
  /** Whether every charge is left out, so that the printed APR is the interest rate */
  readonly isAll: boolean;
  /** Rupees over the whole loan */
  readonly rupees: number;
  /** The APR without them, unrounded: the printed one, or one close to it */
  readonly without: number;
  readonly isClose: boolean;
  /** Whether other charges left out would come to the same APR */
  readonly isOneOfSeveral: boolean;
}

/** Why a printed APR differs from the one recomputed. */
export type AprCause =
  | LeftOut
  /** It is the monthly rate compounded over a year */
  | { readonly cause: 'compounded' }
  /** So little that the days before the first instalment may explain it */
  | { readonly cause: 'near' }
  /** It counts charges that the paper does not name; rupees at the start */
  | { readonly cause: 'more'; readonly rupees: number }
  /** It counts fewer, but no set of the named ones */
  | { readonly cause: 'fewer' };

/** Finding: the printed APR is not what the cash flows come to. */
export interface AprFinding {
  readonly id: 'apr';
  readonly severity: 'wrong' | 'ask';
  readonly printed: number;
  /** Percent a year, unrounded */
  readonly recomputed: number;
  readonly why: AprCause;
  /** What is paid over the term beyond a loan of the same payout at the printed APR; below zero if that loan would be dearer */
  readonly costRupees: number;
}

/** An APR printed with two decimals may be rounded or cut: a hundredth, and what a double leaves over. */
const SAME_APR = 0.0100001;
/** Interest for the days before the first month, in points. */
const NEAR_APR = 0.05;

const isSame = (one: number | undefined, other: number, within = SAME_APR): boolean =>
  one !== undefined && Math.abs(one - other) < within;

/** Every set of some items, the empty one first. */
function subsetsOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return items.reduce<readonly (readonly Item[])[]>(
    (sets, item) => [...sets, ...sets.map((set) => [...set, item])],
    [[]],
  );
}

/** Whether fees are printed without GST: where the paper does not say, both may be. */
const gstReadings = ({ gst, fees }: Statement): readonly boolean[] =>
  gst === undefined && fees.length > 0 ? [false, true] : [gst === 'added'];

/** What lenders leave out of an APR, the likeliest first: what goes to others before what is theirs. */
const LIKELY: readonly FeeName[] = ['insurance', 'otherToOthers', 'valuation', 'otherToLender', 'processing'];

/** Fewer charges are likelier than more; of as many, GST and those of `LIKELY` that stand first. */
function unlikelihood({ fees, gst }: LeftOut): number {
  const places = fees.reduce((sum, fee) => sum + LIKELY.indexOf(fee), 0);
  return (fees.length + Number(gst)) * LIKELY.length ** 2 + places;
}

/**
 * What could be left out of the APR so that the printed one results, the likeliest.
 * @param within how far from the printed one it may be, in points
 */
function leftOutOf(statement: Statement, printed: number, law: Law, within: number): LeftOut | undefined {
  const addsGst = statement.gst === 'added';
  const named = statement.fees.filter(({ rupees }) => rupees > 0);
  const totalOf = (fees: readonly Fee[]): number => totalOfCharges(fees, instalmentsOf(statement));
  const all = totalOf(feesPaid(named, addsGst, law));
  const found = subsetsOf(named).flatMap((left) =>
    (addsGst ? [false, true] : [false]).flatMap((gst): readonly LeftOut[] => {
      const counted = feesPaid(
        named.filter((fee) => !left.includes(fee)),
        addsGst && !gst,
        law,
      );
      const rupees = all - totalOf(counted);
      // GST of nothing cannot be left out.
      if (rupees === 0 || (gst && counted.every(({ name }) => name === 'insurance'))) return [];
      const [without] = instalmentsForApr(statement)
        .map((instalment) => aprOf(statement, instalment, counted))
        .filter((apr) => isSame(apr, printed, within));
      if (without === undefined) return [];
      const [isAll, isClose] = [counted.length === 0, !isSame(without, printed)];
      return [
        {
          cause: 'left-out',
          fees: left.map(({ name }) => name),
          gst,
          isAll,
          isClose,
          without,
          rupees,
          isOneOfSeveral: false,
        },
      ];
    }),
  );
  const [likeliest] = [...found].sort((one, other) => unlikelihood(one) - unlikelihood(other));
  return likeliest && { ...likeliest, isOneOfSeveral: found.length > 1 };
}

function causeOf(statement: Statement, printed: number, recomputed: number, law: Law): AprCause {
  const leftOut = leftOutOf(statement, printed, law, SAME_APR);
  if (leftOut) return leftOut;
  if (isSame(compoundedRate(recomputed), printed)) return { cause: 'compounded' };
  if (isSame(recomputed, printed, NEAR_APR)) return { cause: 'near' };
  const close = leftOutOf(statement, printed, law, NEAR_APR);
  if (close) return close;
  if (printed < recomputed) return { cause: 'fewer' };
  const named = takenAtStart(feesPaid(statement.fees, statement.gst === 'added', law));
  return { cause: 'more', rupees: chargesBehind(statement, printed) - named };
}

/** The charges at the start that a printed APR counts: the amount less what the instalments are worth at that rate. */
function chargesBehind(statement: Statement, printed: number): number {
  const [instalment = 0] = instalmentsForApr(statement);
  return (
    statement.amount - loanForEmi(instalment, { annualRatePercent: printed, tenureMonths: instalmentsOf(statement) })
  );
}

/** What is paid beyond the instalments of a loan of the same payout at the printed APR, in rupees over the term. */
function costBeyond(statement: Statement, printed: number, fees: readonly Fee[]): number {
  const [instalment = 0] = instalmentsForApr(statement);
  const count = instalmentsOf(statement);
  const later = totalOfCharges(fees, count) - takenAtStart(fees);
  const atPrinted = exactEmi({
    principal: statement.amount - takenAtStart(fees),
    annualRatePercent: printed,
    tenureMonths: count,
  });
  return (instalment - atPrinted) * count + later;
}

/** The APR recomputed with all charges, as they are paid; undefined where neither rate nor instalment is known. */
export function recomputedApr(statement: Statement, law: Law): number | undefined {
  const paid = asPaid(statement, law);
  const [instalment] = instalmentsForApr(paid);
  return instalment === undefined ? undefined : aprOf(paid, instalment, feesPaid(paid.fees, paid.gst === 'added', law));
}

/** Holds the printed APR against the one recomputed from the cash flows. */
export const checkApr: Check<AprFinding> = (printedStatement, law) => {
  const statement = asPaid(printedStatement, law);
  const { apr: printed, fees, isPaidInStages } = statement;
  const recomputed = recomputedApr(statement, law);
  if (printed === undefined || recomputed === undefined || isPaidInStages) return undefined;
  const instalments = instalmentsForApr(statement);
  const readings = gstReadings(statement).map((addsGst) => feesPaid(fees, addsGst, law));
  if (readings.some((paid) => instalments.some((one) => isSame(aprOf(statement, one, paid), printed))))
    return undefined;
  const why = causeOf(statement, printed, recomputed, law);
  return {
    id: 'apr',
    severity: why.cause === 'near' ? 'ask' : 'wrong',
    printed,
    recomputed,
    why,
    costRupees: costBeyond(statement, printed, feesPaid(fees, statement.gst === 'added', law)),
  };
};
