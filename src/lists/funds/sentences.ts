import { LEAST_SHARE } from '../../machines/list/columns';
import type { PanelResult } from '../../machines/list/Panel';
import { sipByYear } from '../../lib/finance/sip';
import { formatMonth } from '../../lib/format/dates';
import { inWords } from '../../lib/format/inWords';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import type { Phrase } from '../../content/offerTypes';
import { orderNumber } from '../../lib/quantities/cell';
import type { FundChoices } from './choices';
import { costOf, type RankedFunds } from './rank';
import { lastMonths } from './records';

const MONTHS_IN_YEAR = 12;

/** A charge a year in percent, about that of a fund with a manager. */
export const ONE_POINT = 1;

/** One large order or a late dividend moves the tracking difference of a year by as much: the page says that it means nothing. */
const TIE_POINTS = 0.02;
const ROUNDING = 1e-9;

/** What a yearly charge takes from a SIP: its value without it, and what is missing with it. Both rounded to the rupee first, so that they add up. */
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

/** "Of 5 funds", or of how many of them the charge is known. */
function among({ ranked, withoutCost }: RankedFunds, known: number): string {
  const all = ranked.length + withoutCost.length;
  return known === all ? `Of ${all} funds` : `We found the charge of ${known} of ${all} funds:`;
}

/** Which of the funds costs least, or that several do; the known charges where they are too few to say; empty if fewer than two can be compared, or if they are of different kinds. */
function cheapestOf(ranking: RankedFunds, isByTracking: boolean): readonly Phrase[] {
  if (!isOneKind(ranking)) return [];
  const costs = ranking.ranked.flatMap((fund) => costOf(fund, isByTracking) ?? []);
  if (costs.length < 2) return [];
  const least = Math.min(...costs);
  const funds = ranking.ranked.length + ranking.withoutCost.length;
  // Of so few known charges none says which fund is the cheapest.
  if (!isByTracking && costs.length < LEAST_SHARE * funds) {
    const range = `${percentText(least)} to ${percentText(Math.max(...costs))}`;
    return [{ text: `${among(ranking, costs.length)} ` }, { text: range, strong: true }, { text: ' a year. ' }];
  }
  const most = least + (isByTracking ? TIE_POINTS : 0) + ROUNDING;
  const cheapest = ranking.ranked.filter((fund) => (costOf(fund, isByTracking) ?? Infinity) <= most);
  const strong: Phrase = {
    text: cheapest.length === 1 ? (cheapest[0]?.name ?? '') : inWords(cheapest.length),
    strong: true,
  };
  if (!isByTracking) {
    const verb = cheapest.length === 1 ? 'has' : 'have';
    return [
      { text: `${among(ranking, costs.length)} ` },
      strong,
      { text: ` ${verb} the lowest expense ratio, ${percentText(least)}. ` },
    ];
  }
  const last = Math.max(...costs.filter((cost) => cost <= most));
  const by = last > least ? `${percentText(least)} to ${percentText(last)}` : percentText(least);
  return [
    { text: `Of ${costs.length} funds ` },
    strong,
    { text: ` fell least behind the index, by ${by} in a year${cheapest.length > 1 ? ', which is a tie' : ''}. ` },
  ];
}

/** What debt funds returned, and how that is taxed: a charge alone says little of them. */
function returnsOf({ ranked, withoutCost }: RankedFunds): readonly Phrase[] {
  const returns = [...ranked, ...withoutCost].flatMap(({ record }) => (record && orderNumber(record.returns5Y)) ?? []);
  if (returns.length < 2) return [];
  return [
    { text: `In the five years to ${formatMonth(lastMonths.debt)} these ${inWords(returns.length)} funds returned ` },
    { text: `${percentText(Math.min(...returns))} to ${percentText(Math.max(...returns))}`, strong: true },
    { text: ' a year, taxed at your slab rate. ' },
  ];
}

/** What the sentences of a page depend on besides the visitor's numbers. */
interface PageTraits {
  readonly isByTracking: boolean;
  readonly isOfDebt: boolean;
  /** The charge of the example, in percent a year */
  readonly charge: number;
}

/**
 * Which funds cost least, or what debt funds returned, and what a yearly charge comes to. The return is called assumed, and no fund's
 * value is predicted.
 */
export function leadOf(ranking: RankedFunds, choices: FundChoices, page: PageTraits): readonly Phrase[] {
  const { isByTracking, isOfDebt, charge } = page;
  return [
    ...(isOfDebt ? returnsOf(ranking) : cheapestOf(ranking, isByTracking)),
    ...chargeSentence(choices, charge, isOfDebt ? ', the highest here,' : ''),
  ];
}

/** What a yearly charge takes from a monthly investment, which no fund's figures change. */
export function chargeSentence(choices: FundChoices, charge: number, whose = ''): readonly Phrase[] {
  return [
    {
      text: `If you invest ${formatRupees(choices.monthly)} a month for ${yearsText(choices.years)}, a yearly charge of ${formatPercent(charge)}${whose} leaves you `,
    },
    { text: formatRupees(takenByCharge(choices, charge).taken), strong: true },
    { text: ` less, at an assumed ${formatPercent(choices.return)}.` },
  ];
}

/** Above funds by tracking difference, which reads like a price where the charge itself is missing. */
export function chargeNotes({ ranked, withoutCost }: RankedFunds): readonly string[] {
  const funds = [...ranked, ...withoutCost];
  const unknown = funds.filter((fund) => costOf(fund, false) === undefined).length;
  if (unknown === 0 || funds.length < 2) return [];
  return [
    `We did not find the charge of ${unknown} of these ${funds.length} funds. How far a fund fell behind is not its charge.`,
  ];
}

/** The total behind it: what is left with the charge, and what it took. */
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
