import { partByTerms, type Parted } from '../../machines/list/mustHave';
import { orderNumber } from '../../lib/quantities/cell';
import { fundTerms, type FundChoices } from './choices';
import type { Fund } from './records';

/** Ranked funds, those whose cost is unknown, and those that the visitor's filters exclude. */
export interface RankedFunds {
  readonly ranked: readonly Fund[];
  readonly withoutCost: readonly Fund[];
  readonly leftOut: Parted<Fund>['leftOut'];
}

/**
 * What a fund costs a year, in percent: for an index fund its tracking difference, by which it fell behind its index; for
 * others the expense ratio.
 * @param isByTracking whether the list is of index funds
 * @returns undefined where it is not known
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

/** Percent over one year, as the list has it. */
export function yearOf({ record, tracked }: Fund): number | undefined {
  const cell = tracked?.fundReturn ?? record?.returns1Y;
  return cell && orderNumber(cell);
}

/**
 * Orders funds within their category, because funds of different kinds are not comparable: by cost, return or name, and ties by
 * name.
 * @param funds in the order of their categories
 */
export function rankFunds(funds: readonly Fund[], choices: FundChoices, isByTracking: boolean): RankedFunds {
  const types = [...new Set(funds.map(({ type }) => type))];
  const keyOf = (fund: Fund): number => {
    if (choices.order === 'cost') return costOf(fund, isByTracking) ?? Infinity;
    return choices.order === 'year' ? -(yearOf(fund) ?? -Infinity) : 0;
  };
  const byName = (a: Fund, b: Fund): number => a.name.localeCompare(b.name, 'en-IN');
  const byKey = (a: Fund, b: Fund): number => (keyOf(a) === keyOf(b) ? byName(a, b) : keyOf(a) - keyOf(b));
  const ordered = [...funds].sort((a, b) => types.indexOf(a.type) - types.indexOf(b.type) || byKey(a, b));
  const { met, leftOut } = partByTerms(ordered, fundTerms(choices));
  const hasCost = (fund: Fund): boolean => choices.order !== 'cost' || costOf(fund, isByTracking) !== undefined;
  return { ranked: met.filter(hasCost), withoutCost: met.filter((fund) => !hasCost(fund)), leftOut };
}
