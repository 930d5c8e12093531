/** The law of capital gains on a day, from the figures of the registry. */
import { byDay, historyOf, known, lastKnownDay, since, sinceDay, valueOn } from '../figureHistory';
import type { FigureValues } from '../figureValues';
import { taxYearOn } from '../taxYear';
import { CESS } from './cess';
import type { GainsLaw } from '../../lib/finance/capitalGains';
import { addDays } from '../../lib/days';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';

const OTHER_LONG = 'other-ltcg-rate';
const INDEX = 'cost-inflation-index';
const DEBT_FUNDS = 'debt-fund-tax';
const EQUITY_COST = 'equity-cost-basis';
const INDEXATION = 'cost-indexation';

/** What the tax on a gain is computed with, each as it was on the day of sale */
const rates = [
  'equity-stcg-rate',
  'equity-ltcg-rate',
  'equity-ltcg-exemption',
  OTHER_LONG,
  'equity-long-term-after',
  'property-long-term-after',
  'other-long-term-after',
  CESS,
];

/** The figures that the tax on a gain depends on, as they were and as they are. */
export const gainsFigures = [
  ...rates.map(byDay),
  ...rates.map(known),
  byDay(INDEX),
  since(INDEXATION),
  since(DEBT_FUNDS),
  since(EQUITY_COST),
];

/** The first day of a sale for which all rates are known, year-month-day. */
export const firstSaleDay = (figures: FigureValues): string =>
  rates
    .map((id) => historyOf(figures, id)[0].from)
    .sort()
    .at(-1) ?? '';

export const lastSaleDay = (figures: FigureValues): string =>
  rates.map((id) => lastKnownDay(figures, id)).sort()[0] ?? '';

/** The first day of a purchase: that of the index. What was bought before counts with its value of that day, which is not computed. */
export const firstPurchaseDay = (figures: FigureValues): string => historyOf(figures, INDEX)[0].from;

/** The day before purchases to which the present rule on the cost of equity applies: its price may count as the cost of earlier ones. */
export const worthDay = (figures: FigureValues): string => addDays(sinceDay(figures, EQUITY_COST), -1);

/** The tax year of a day, and that of the last index that we know, such as 2025-26, when the day lies after that year. */
export function missingIndex(
  figures: FigureValues,
  day: string,
): { readonly year: string; readonly instead: string } | undefined {
  const [year, last] = [taxYearOn(day), taxYearOn(historyOf(figures, INDEX).at(-1)?.from ?? '')];
  return year > last ? { year, instead: last } : undefined;
}

/** @param day of the sale, such as 2024-07-23 */
export function lawOn(figures: FigureValues, day: string): GainsLaw {
  const valueOf = (id: string): number => valueOn(figures, id, day);
  const monthsOf = (years: number): number => years * MONTHS_IN_YEAR;
  const other = monthsOf(valueOf('other-long-term-after'));
  const indexationEnded = sinceDay(figures, INDEXATION);
  return {
    equityShortPercent: valueOf('equity-stcg-rate'),
    equityLongPercent: valueOf('equity-ltcg-rate'),
    equityExemptRupees: valueOf('equity-ltcg-exemption'),
    otherLongPercent: valueOf(OTHER_LONG),
    // Section 197(3) keeps the rate of the earlier rules for indexed gains on land and buildings.
    indexedPercent: valueOn(figures, OTHER_LONG, addDays(indexationEnded, -1)),
    indexationEnded,
    debtAtSlabFrom: sinceDay(figures, DEBT_FUNDS),
    ownCostFrom: sinceDay(figures, EQUITY_COST),
    longAfterMonths: {
      equity: monthsOf(valueOf('equity-long-term-after')),
      property: monthsOf(valueOf('property-long-term-after')),
      debt: other,
      gold: other,
    },
    cessPercent: valueOf(CESS),
    indexOn: (of) => valueOn(figures, INDEX, of),
  };
}
