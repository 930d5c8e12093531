/** The law of capital gains on a day, from the figures of the registry. */
import { byDay, historyOf, known, lastKnownDay, since, sinceDay, valueOn } from '../figureHistory';
import type { FigureValues } from '../figureValues';
import type { GainsLaw } from '../../lib/finance/capitalGains';

const OTHER_LONG = 'other-ltcg-rate';
const INDEX = 'cost-inflation-index';
const DEBT_FUNDS = 'debt-fund-tax';
const EQUITY_COST = 'equity-cost-basis';
const CESS = 'income-tax-cess';

/** The figures that the tax on a gain depends on, as they were and as they are. */
export const gainsFigures = [
  ...['equity-stcg-rate', 'equity-ltcg-rate', 'equity-ltcg-exemption', OTHER_LONG, 'other-long-term-after', INDEX].map(
    byDay,
  ),
  known(CESS),
  since(DEBT_FUNDS),
  since(EQUITY_COST),
  'equity-long-term-after',
  'property-long-term-after',
  CESS,
];

/** The last day of a sale whose tax is known, year-month-day. */
export const lastSaleDay = (figures: FigureValues): string => lastKnownDay(figures, CESS);

/** First calendar year of the tax year in which a day falls. */
const taxYearOf = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);

const yearText = (first: number): string => `${first}-${String(first + 1).slice(2)}`;

/** The tax year of a day, and that of the last index that we know, such as 2025-26, when the day lies after that year. */
export function missingIndex(
  figures: FigureValues,
  day: string,
): { readonly year: string; readonly instead: string } | undefined {
  const [year, last] = [taxYearOf(day), taxYearOf(historyOf(figures, INDEX).at(-1)?.from ?? '')];
  return year > last ? { year: yearText(year), instead: yearText(last) } : undefined;
}

/** @param day of the sale, such as 2024-07-23 */
export function lawOn(figures: FigureValues, day: string): GainsLaw {
  const valueOf = (id: string): number => valueOn(figures, id, day);
  const monthsOf = (years = 0): number => years * 12;
  const other = monthsOf(valueOf('other-long-term-after'));
  const [earlier, present] = historyOf(figures, OTHER_LONG).slice(-2);
  return {
    equityShort: valueOf('equity-stcg-rate'),
    equityLong: valueOf('equity-ltcg-rate'),
    equityExempt: valueOf('equity-ltcg-exemption'),
    otherLong: present?.value ?? 0,
    // Section 197(3) keeps the rate of the earlier rules for indexed gains on land and buildings.
    indexed: earlier?.value ?? 0,
    indexationEnded: present?.from ?? '',
    debtAtSlabFrom: sinceDay(figures, DEBT_FUNDS),
    ownCostFrom: sinceDay(figures, EQUITY_COST),
    longAfterMonths: {
      equity: monthsOf(figures['equity-long-term-after']),
      property: monthsOf(figures['property-long-term-after']),
      debt: other,
      gold: other,
    },
    indexOn: (of) => valueOn(figures, INDEX, of),
  };
}
