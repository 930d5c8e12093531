/** The law of capital gains on a day, from the figures of the registry. */
import { byDay, historyOf, since, sinceDay, valueOn } from '../../content/figureHistory';
import type { FigureValues } from '../../content/figureValues';
import type { GainsLaw } from './capitalGains';

const OTHER_LONG = 'other-ltcg-rate';
const INDEX = 'cost-inflation-index';
const DEBT_FUNDS = 'debt-fund-tax';

/** The figures that the tax on a gain depends on, as they were and as they are. */
export const gainsFigures = [
  ...['equity-stcg-rate', 'equity-ltcg-rate', 'equity-ltcg-exemption', OTHER_LONG, 'other-long-term-after', INDEX].map(
    byDay,
  ),
  since(DEBT_FUNDS),
  'equity-long-term-after',
  'property-long-term-after',
  'income-tax-cess',
];

/** First calendar year of the tax year in which a day falls. */
const taxYearOf = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);

/** The tax year of the last index that was published, such as 2025-26, when a day lies after that year. */
export function indexYearInstead(figures: FigureValues, day: string): string | undefined {
  const last = taxYearOf(historyOf(figures, INDEX).at(-1)?.from ?? '');
  return taxYearOf(day) > last ? `${last}-${String(last + 1).slice(2)}` : undefined;
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
    longAfterMonths: {
      equity: monthsOf(figures['equity-long-term-after']),
      property: monthsOf(figures['property-long-term-after']),
      debt: other,
      gold: other,
    },
    indexOn: (of) => valueOn(figures, INDEX, of),
  };
}
