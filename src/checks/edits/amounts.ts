/** A number of a value, in a unit that makes numbers comparable: rupees, months, a sum a year, percent. */
export interface Amount {
  readonly text: string;
  readonly number: number;
  readonly isPercent: boolean;
}

const UNITS: Readonly<Record<string, number>> = { lakh: 1e5, crore: 1e7, year: 12, years: 12, month: 1, months: 1 };

/** A sum in a period, "₹2,000 a month", as a sum a year. */
const PERIODS: Readonly<Record<string, number>> = { month: 12, quarter: 4, year: 1 };

const NUMBER =
  /(?<figure>-?\d[\d,]*(?:\.\d+)?)(?<percent> ?%)?(?: (?<unit>lakh|crore|years?|months?)\b)?(?:(?: points)? a (?<period>month|quarter|year)\b)?/gu;

/** The numbers of a value or of a document's words, in order. A minus counts only where no other number stands before it, as in a range. */
export function amountsIn(text: string): readonly Amount[] {
  return [...text.matchAll(NUMBER)].map(({ 0: all, index, groups = {} }) => {
    const isRange = groups['figure']?.startsWith('-') && /[\d%]$/u.test(text.slice(0, index));
    const figure = Number((groups['figure'] ?? '').replaceAll(',', '')) * (isRange ? -1 : 1);
    const size = (UNITS[groups['unit'] ?? ''] ?? 1) * (PERIODS[groups['period'] ?? ''] ?? 1);
    return { text: all.trim(), number: figure * size, isPercent: groups['percent'] !== undefined };
  });
}
