/** The law of capital gains on a day, from the figures of the registry. */
import type { FigureValues } from '../../content/figureValues';
import { INDEXATION_ENDED, type GainsLaw } from '../../lib/finance/capitalGains';

/** Last day of the rules before, and of the exempt sum before: the new sum holds for the whole tax year 2024-25. */
const BEFORE = '2024-07-22';
const LESS_EXEMPT_UNTIL = '2024-03-31';

const FIRST_INDEX_YEAR = 2001;
/** The last year whose index the registry has; a later sale counts with it. */
export const LAST_INDEX_YEAR = 2025;

const indexName = (year: number): string => `cost-inflation-index@${year}-04-01`;

const changed = ['equity-stcg-rate', 'equity-ltcg-rate', 'other-ltcg-rate', 'other-long-term-after'];

/** The figures that the tax on a gain depends on, as they were and as they are. */
export const gainsFigures = [
  ...changed.flatMap((id) => [id, `${id}@${BEFORE}`]),
  'equity-ltcg-exemption',
  `equity-ltcg-exemption@${LESS_EXEMPT_UNTIL}`,
  'equity-long-term-after',
  'property-long-term-after',
  'income-tax-cess',
  ...Array.from({ length: LAST_INDEX_YEAR - FIRST_INDEX_YEAR + 1 }, (_year, index) =>
    indexName(FIRST_INDEX_YEAR + index),
  ),
];

/** First calendar year of the tax year in which a day falls. */
export const taxYearOf = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);

/** @param day of the sale, such as 2024-07-23 */
export function lawOn(figures: FigureValues, day: string): GainsLaw {
  const valueOf = (id: string): number => figures[day < INDEXATION_ENDED ? `${id}@${BEFORE}` : id] ?? 0;
  const monthsOf = (years: number | undefined): number => (years ?? 0) * 12;
  const other = monthsOf(valueOf('other-long-term-after'));
  return {
    equityShort: valueOf('equity-stcg-rate'),
    equityLong: valueOf('equity-ltcg-rate'),
    equityExempt:
      figures[day <= LESS_EXEMPT_UNTIL ? `equity-ltcg-exemption@${LESS_EXEMPT_UNTIL}` : 'equity-ltcg-exemption'] ?? 0,
    otherLong: figures['other-ltcg-rate'] ?? 0,
    // Section 197(3) keeps the rate of the earlier rules for indexed gains on land and buildings.
    indexed: figures[`other-ltcg-rate@${BEFORE}`] ?? 0,
    longAfterMonths: {
      equity: monthsOf(figures['equity-long-term-after']),
      property: monthsOf(figures['property-long-term-after']),
      debt: other,
      gold: other,
    },
    indexOn: (of) =>
      figures[indexName(Math.min(Math.max(taxYearOf(of), FIRST_INDEX_YEAR), LAST_INDEX_YEAR))] ?? Number.NaN,
  };
}
