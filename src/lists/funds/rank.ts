import { partByTerms, type Parted } from '../../machines/list/mustHave';
import { byName } from '../../lib/byName';
import { orderNumber } from '../../lib/quantities/cell';
import { fundTerms, type FundChoices } from './choices';
import type { Fund } from './indexFunds';

/** One large order or a late dividend shifts a year's tracking difference by this much; the page calls smaller gaps meaningless. */
export const TIE_POINTS = 0.02;

/** Ranked funds, funds with unknown cost, and filtered-out funds. */
export interface RankedFunds {
  readonly ranked: readonly Fund[];
  readonly withoutCost: readonly Fund[];
  readonly leftOut: Parted<Fund>['leftOut'];
}

/**
 * A fund's cost in percent a year: for index funds the tracking difference, for others the expense ratio.
 * @param isByTracking whether the list is of index funds
 * @returns undefined if unknown
 */
export function costOf({ record, tracked }: Fund, isByTracking: boolean): number | undefined {
  const cell = isByTracking ? tracked?.behind : record?.expenseRatio;
  return cell && orderNumber(cell);
}

/** The highest known expense ratio, in percent. */
export function highestCharge(funds: readonly Fund[]): number | undefined {
  const charges = funds.flatMap((fund) => costOf(fund, false) ?? []);
  return charges.length > 0 ? Math.max(...charges) : undefined;
}

/** The one-year return in percent, as shown in the list. */
function yearOf({ record, tracked }: Fund): number | undefined {
  const cell = tracked?.fundReturn ?? record?.returns1Y;
  return cell && orderNumber(cell);
}

/**
 * Sorts funds within their category, because categories are not comparable: by cost, return or name; ties by name.
 * @param funds in the order of their categories
 */
export function rankFunds(funds: readonly Fund[], choices: FundChoices, isByTracking: boolean): RankedFunds {
  const types = [...new Set(funds.map(({ type }) => type))];
  const keyOf = (fund: Fund): number => {
    if (choices.order === 'cost') return costOf(fund, isByTracking) ?? Infinity;
    return choices.order === 'year' ? -(yearOf(fund) ?? -Infinity) : 0;
  };
  const byKey = (a: Fund, b: Fund): number => (keyOf(a) === keyOf(b) ? byName(a, b) : keyOf(a) - keyOf(b));
  const ordered = [...funds].sort((a, b) => types.indexOf(a.type) - types.indexOf(b.type) || byKey(a, b));
  const { met, leftOut } = partByTerms(ordered, fundTerms(choices));
  const hasCost = (fund: Fund): boolean => choices.order !== 'cost' || costOf(fund, isByTracking) !== undefined;
  return { ranked: met.filter(hasCost), withoutCost: met.filter((fund) => !hasCost(fund)), leftOut };
}
