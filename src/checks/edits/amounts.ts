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

/** By how many percentage points, and to what multiple, an amount may move without a question. */
const MOST_POINTS = 2;
const MOST_TIMES = 2;

/** How far an amount moved: in percentage points, or to what multiple, up or down. */
export type Move = { readonly points: number } | { readonly times: number; readonly isUp: boolean };

/** The move of an amount, if it is farther than amounts usually move. @param mostPoints for what moves by less, or by any number of points */
export function farMove(now: Amount, earlier: Amount, mostPoints = MOST_POINTS): Move | undefined {
  const points = Math.abs(now.number - earlier.number);
  if (now.isPercent && earlier.isPercent && points > mostPoints) return { points };
  if (now.number <= 0 || earlier.number <= 0) return undefined;
  const times = Math.max(now.number / earlier.number, earlier.number / now.number);
  return times < MOST_TIMES ? undefined : { times, isUp: now.number > earlier.number };
}
