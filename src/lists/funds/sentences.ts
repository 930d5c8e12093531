import { LEAST_SHARE } from '../../machines/list/columns';
import type { PanelResult } from '../../machines/list/Panel';
import { sipByYear } from '../../lib/finance/sip';
import { formatMonth } from '../../lib/format/dates';
import { inWords } from '../../lib/format/inWords';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { orderNumber } from '../../lib/quantities/cell';
import type { FundChoices } from './choices';
import { costOf, type RankedFunds } from './rank';
import { lastMonths } from './records';

const MONTHS_IN_YEAR = 12;

/** Charge in percent a year, about that of an actively managed fund. */
export const ONE_POINT = 1;

/** One large order or a late dividend shifts a year's tracking difference by this much; the page calls smaller gaps meaningless. */
const TIE_POINTS = 0.02;
const ROUNDING = 1e-9;

/**
 * The effect of a yearly charge on a SIP: its value without the charge, and the shortfall with it. Both are rounded to the rupee first, so that they
 * add up.
 */
export function takenByCharge(
  { monthly, years, return: percent }: FundChoices,
  charge: number,
): { readonly without: number; readonly taken: number } {
  const valueAt = (annualReturnPercent: number): number =>
    Math.round(sipByYear({ monthly, annualReturnPercent, months: years * MONTHS_IN_YEAR }).at(-1)?.value ?? 0);
  const without = valueAt(percent);
  return { without, taken: without - valueAt(percent - charge) };
}

const yearsText = (years: number): string => (years === 1 ? 'a year' : `${years} years`);
const percentText = (percent: number): string => formatPercent(percent, 2, 2);
const isOneKind = ({ ranked, withoutCost }: RankedFunds): boolean =>
  new Set([...ranked, ...withoutCost].map(({ type }) => type)).size === 1;

/** "Of 5 funds", or of how many the charge is known. */
function among({ ranked, withoutCost }: RankedFunds, known: number): string {
  const all = ranked.length + withoutCost.length;
  return known === all ? `Of ${all} funds` : `We found the charge of ${known} of ${all} funds:`;
}

/** The cheapest fund or funds; the known charges if too few to compare; empty if fewer than two are comparable, or if their categories differ. */
function cheapestOf(ranking: RankedFunds, isByTracking: boolean): string {
  if (!isOneKind(ranking)) return '';
  const costs = ranking.ranked.flatMap((fund) => costOf(fund, isByTracking) ?? []);
  if (costs.length < 2) return '';
  const least = Math.min(...costs);
  const funds = ranking.ranked.length + ranking.withoutCost.length;
  // Too few known charges to name the cheapest fund.
  if (!isByTracking && costs.length < LEAST_SHARE * funds) {
    const range = `${percentText(least)} to ${percentText(Math.max(...costs))}`;
    return `${among(ranking, costs.length)} **${range}** a year. `;
  }
  const most = least + (isByTracking ? TIE_POINTS : 0) + ROUNDING;
  const cheapest = ranking.ranked.filter((fund) => (costOf(fund, isByTracking) ?? Infinity) <= most);
  const which = `**${cheapest.length === 1 ? (cheapest[0]?.name ?? '') : inWords(cheapest.length)}**`;
  if (!isByTracking) {
    const verb = cheapest.length === 1 ? 'has' : 'have';
    return `${among(ranking, costs.length)} ${which} ${verb} the lowest expense ratio, ${percentText(least)}. `;
  }
  const last = Math.max(...costs.filter((cost) => cost <= most));
  const by = last > least ? `${percentText(least)} to ${percentText(last)}` : percentText(least);
  return `Of ${costs.length} funds ${which} fell least behind the index, by ${by} in a year${cheapest.length > 1 ? ', which is a tie' : ''}. `;
}

/** Returns of debt funds and their tax: the charge alone says little about them. */
function returnsOf({ ranked, withoutCost }: RankedFunds): string {
  const returns = [...ranked, ...withoutCost].flatMap(({ record }) => (record && orderNumber(record.returns5Y)) ?? []);
  if (returns.length < 2) return '';
  const range = `**${percentText(Math.min(...returns))} to ${percentText(Math.max(...returns))}**`;
  return `In the five years to ${formatMonth(lastMonths.debt)} these ${inWords(returns.length)} funds returned ${range} a year, taxed at your slab rate. `;
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
  return `${first}${chargeSentence(choices, charge, isOfDebt ? ', the highest here,' : '')}`;
}

/** The effect of a yearly charge on a monthly investment, independent of any fund's figures. */
export function chargeSentence(choices: FundChoices, charge: number, whose = ''): string {
  const taken = `**${formatRupees(takenByCharge(choices, charge).taken)}**`;
  return `If you invest ${formatRupees(choices.monthly)} a month for ${yearsText(choices.years)}, a yearly charge of ${formatPercent(charge)}${whose} leaves you ${taken} less, at an assumed ${formatPercent(choices.return)}.`;
}

/** Caveat above funds sorted by tracking difference, which looks like a price if the charge is missing. */
export function chargeNotes({ ranked, withoutCost }: RankedFunds): readonly string[] {
  const funds = [...ranked, ...withoutCost];
  const unknown = funds.filter((fund) => costOf(fund, false) === undefined).length;
  if (unknown === 0 || funds.length < 2) return [];
  return [
    `We did not find the charge of ${unknown} of these ${funds.length} funds. How far a fund fell behind is not its charge.`,
  ];
}

/** The total behind the answer: the value after the charge, and the charge. */
export function resultOf(choices: FundChoices, charge: number): PanelResult {
  const { without, taken } = takenByCharge(choices, charge);
  return {
    label: `A yearly charge of ${formatPercent(charge)} costs you`,
    figure: formatRupees(taken),
    parts: [
      { name: 'you keep', rupees: without - taken },
      { name: 'the charge', rupees: taken },
    ],
    sentence: `of ${formatRupees(without)} in ${yearsText(choices.years)}, at an assumed ${formatPercent(choices.return)} a year before costs.`,
  };
}
