import { LEAST_SHARE } from '../../machines/list/columns';
import type { PanelResult } from '../../machines/list/Panel';
import { sipByYear } from '../../lib/finance/sip';
import { formatMonth } from '../../lib/format/dates';
import { rateText } from '../../lib/format/rateText';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { timeOf } from '../../lib/format/timeOf';
import { orderNumber } from '../../lib/quantities/cell';
import { MONTHS_IN_YEAR, monthsOfYears } from '../../lib/unitSizes';
import type { FundChoices } from './choices';
import { costOf, TIE_POINTS, type RankedFunds } from './rank';
import { lastDebtMonth } from './records';
import * as words from './messages.en';

/** Charge in percent a year, about that of an actively managed fund. */
export const ONE_POINT = 1;

const ROUNDING = 1e-9;

/**
 * The effect of a yearly charge on a SIP: its value without the charge, and the shortfall with it. Both are rounded to the rupee first, so that they
 * add up.
 */
export function takenByCharge(
  { monthly, years, return: percent }: FundChoices,
  charge: number,
): { readonly without: number; readonly taken: number } {
  const sip = { monthly, annualReturnPercent: percent, months: monthsOfYears(years) };
  const valueAt = (costPercent: number): number => Math.round(sipByYear({ ...sip, costPercent }).at(-1)?.value ?? 0);
  const without = valueAt(0);
  return { without, taken: without - valueAt(charge) };
}

function periodText(years: number): string {
  const months = monthsOfYears(years);
  return months === MONTHS_IN_YEAR ? words.aYear : timeOf(months);
}
const isOneKind = ({ ranked, withoutCost }: RankedFunds): boolean =>
  new Set([...ranked, ...withoutCost].map(({ type }) => type)).size === 1;

/**
 * The cheapest fund or funds; the range of charges if their categories differ or too few are known; empty if fewer than two charges are known.
 * Tracking differences of several indices have no range worth a sentence.
 */
function cheapestOf(ranking: RankedFunds, isByTracking: boolean): string {
  const costs = ranking.ranked.flatMap((fund) => costOf(fund, isByTracking) ?? []);
  if (costs.length < 2) return '';
  const least = Math.min(...costs);
  const funds = ranking.ranked.length + ranking.withoutCost.length;
  const known = String(costs.length);
  const all = String(funds);
  const isMixed = !isOneKind(ranking);
  if (isMixed && isByTracking) return '';
  // Nothing is cheapest across categories, nor where few charges are known.
  if (isMixed || (!isByTracking && costs.length < LEAST_SHARE * funds)) {
    const range = { least: rateText(least), most: rateText(Math.max(...costs)) };
    return costs.length === funds ? words.chargesAll({ all, ...range }) : words.chargesKnown({ known, all, ...range });
  }
  const most = least + (isByTracking ? TIE_POINTS : 0) + ROUNDING;
  const cheapest = ranking.ranked.filter((fund) => (costOf(fund, isByTracking) ?? Infinity) <= most);
  const which = { count: cheapest.length, name: cheapest[0]?.name ?? '', known };
  if (!isByTracking) {
    return words.cheapest({ ...which, all, knowsAll: costs.length === funds, charge: rateText(least) });
  }
  const last = Math.max(...costs.filter((cost) => cost <= most));
  const range = { least: rateText(least), most: rateText(last) };
  return words.closest({ ...which, behind: last > least ? words.range(range) : range.least });
}

/** Returns of debt funds and their tax: the charge alone says little about them. */
function returnsOf({ ranked, withoutCost }: RankedFunds): string {
  const returns = [...ranked, ...withoutCost].flatMap(({ record }) => (record && orderNumber(record.returns5Y)) ?? []);
  if (returns.length < 2) return '';
  return words.debtReturns({
    month: formatMonth(lastDebtMonth),
    count: returns.length,
    least: rateText(Math.min(...returns)),
    most: rateText(Math.max(...returns)),
  });
}

/** What a page's sentences depend on besides the visitor's inputs. */
interface PageTraits {
  readonly isByTracking: boolean;
  readonly isOfDebt: boolean;
  /** The example's charge, in percent a year */
  readonly charge: number;
}

/**
 * The cheapest funds, or the returns of debt funds, and the effect of a yearly charge. The return is called an assumption; no fund's value is
 * predicted.
 */
export function leadOf(ranking: RankedFunds, choices: FundChoices, page: PageTraits): string {
  const { isByTracking, isOfDebt, charge } = page;
  const first = isOfDebt ? returnsOf(ranking) : cheapestOf(ranking, isByTracking);
  return [first, chargeSentence(choices, charge, isOfDebt)].filter(Boolean).join(' ');
}

/**
 * The effect of a yearly charge on a monthly investment, independent of any fund's figures.
 * @param isHighest whether it is the highest charge of the list
 */
export function chargeSentence(choices: FundChoices, charge: number, isHighest = false): string {
  return words.chargeTakes({
    monthly: formatRupees(choices.monthly),
    time: periodText(choices.years),
    isHighest,
    charge: formatPercent(charge),
    taken: rupeesInShort(takenByCharge(choices, charge).taken),
    percent: formatPercent(choices.return),
  });
}

/** Caveats above funds sorted by tracking difference, which looks like a price if the charge is missing. */
export function chargeNotes({ ranked, withoutCost }: RankedFunds): readonly string[] {
  const funds = [...ranked, ...withoutCost];
  const unknown = funds.filter((fund) => costOf(fund, false) === undefined).length;
  if (unknown === 0 || funds.length < 2) return [];
  return [words.noteUnknownCharges({ unknown: String(unknown), all: String(funds.length) }), words.gapMeaning];
}

/** What a fund's own charge takes from the visitor's monthly sum: "₹9.6 lakh of ₹99.9 lakh". */
export function ownCharge(choices: FundChoices, charge: number): string {
  const { without, taken } = takenByCharge(choices, charge);
  return words.takenOf({ taken: rupeesInShort(taken), value: rupeesInShort(without) });
}

/** The name of that line: "Its charge, on ₹10,000 a month for 20 years at an assumed 12%". */
export const ownChargeName = ({ years, monthly, return: percent }: FundChoices): string =>
  words.takenName({ time: periodText(years), monthly: formatRupees(monthly), percent: formatPercent(percent) });

/** The total behind the answer: the value after the charge, and the charge. */
export function resultOf(choices: FundChoices, charge: number): PanelResult {
  const { without, taken } = takenByCharge(choices, charge);
  return {
    label: words.result({ charge: formatPercent(charge) }),
    figure: rupeesInShort(taken),
    parts: [
      { name: words.partKept, rupees: without - taken },
      { name: words.partCharge, rupees: taken },
    ],
    sentence: words.resultOf({
      value: rupeesInShort(without),
      time: periodText(choices.years),
      percent: formatPercent(choices.return),
    }),
  };
}
