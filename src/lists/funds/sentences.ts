import type { PanelResult } from '../../islands/OfferList/Panel';
import { sipByYear } from '../../lib/finance/sip';
import { inWords } from '../../lib/format/inWords';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import type { Phrase } from '../../lib/offers/types';
import type { FundChoices } from './choices';
import { costOf, type RankedFunds } from './rank';

const MONTHS_IN_YEAR = 12;
const ONE_POINT = 1;

/** What one percentage point of cost a year takes from a SIP: its value without it, and what is missing with it. Both rounded to the rupee first, so that they add up. */
export function takenByOnePoint({ monthly, years, return: percent }: FundChoices): {
  readonly without: number;
  readonly taken: number;
} {
  const valueAt = (annualReturnPercent: number): number =>
    Math.round(sipByYear({ monthly, annualReturnPercent, months: years * MONTHS_IN_YEAR }).at(-1)?.value ?? 0);
  const without = valueAt(percent);
  return { without, taken: without - valueAt(percent - ONE_POINT) };
}

const yearsText = (years: number): string => (years === 1 ? 'a year' : `${years} years`);

/** Which of the funds costs least; empty if fewer than two can be compared, or if they are of different kinds. */
function cheapestOf({ ranked }: RankedFunds, isByTracking: boolean): readonly Phrase[] {
  if (new Set(ranked.map(({ type }) => type)).size > 1) return [];
  const costs = ranked.flatMap((fund) => costOf(fund, isByTracking) ?? []);
  if (costs.length < 2) return [];
  const least = Math.min(...costs);
  const cheapest = ranked.filter((fund) => costOf(fund, isByTracking) === least);
  const percent = formatPercent(least, 2, 2);
  const which = isByTracking
    ? ` fell least behind the index, by ${percent} in a year. `
    : ` ${cheapest.length === 1 ? 'has' : 'have'} the lowest expense ratio, ${percent}. `;
  return [
    { text: `Of ${costs.length} funds ` },
    { text: cheapest.length === 1 ? (cheapest[0]?.name ?? '') : inWords(cheapest.length), strong: true },
    { text: which },
  ];
}

/**
 * What a percentage point of cost comes to, and which fund of the list costs least. The return is called assumed, and no fund's
 * value is predicted.
 */
export function leadOf(ranking: RankedFunds, choices: FundChoices, isByTracking: boolean): readonly Phrase[] {
  return [
    ...cheapestOf(ranking, isByTracking),
    {
      text: `If you invest ${formatRupees(choices.monthly)} a month for ${yearsText(choices.years)}, a yearly charge of ${formatPercent(ONE_POINT)} leaves you `,
    },
    { text: formatRupees(takenByOnePoint(choices).taken), strong: true },
    { text: ` less, at an assumed ${formatPercent(choices.return)}.` },
  ];
}

/** The total behind it: what is left with a percentage point of cost, and what it took. */
export function resultOf(choices: FundChoices): PanelResult {
  const { without, taken } = takenByOnePoint(choices);
  return {
    label: `A yearly charge of ${formatPercent(ONE_POINT)} costs you`,
    figure: formatRupees(taken),
    parts: [
      { name: 'you keep', rupees: without - taken },
      { name: 'the charge', rupees: taken },
    ],
    sentence: `of ${formatRupees(without)} in ${yearsText(choices.years)}, at an assumed ${formatPercent(choices.return)} a year before costs.`,
  };
}
