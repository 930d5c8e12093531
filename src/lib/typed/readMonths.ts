import { readNumber } from './readNumber';
import { monthUnits, yearUnits } from './units';
import { MONTHS_IN_YEAR } from '../unitSizes';

/**
 * Reads a term: "44 months", "3 years 8 months", "3y 8m", "3.5 years". A bare number counts years up to `mostYears`, and months above it.
 *
 * @returns months, perhaps with a fraction; undefined when the text cannot be read with certainty
 */
export function readMonths(text: string, mostYears: number): number | undefined {
  const bare = readNumber(text, () => undefined);
  if (bare !== undefined) return bare > mostYears ? bare : bare * MONTHS_IN_YEAR;
  return readNumber(text, monthUnits) ?? readYearsAndMonths(text);
}

/** The months of a term that has both: "3 years 8 months", "3y 8m"; undefined for any other text. */
export function readYearsAndMonths(text: string): number | undefined {
  const [, years = '', months = ''] = /^(.*?\p{L})[\s,]+(?:and\s+)?(\p{Nd}.*)$/u.exec(text.trim()) ?? [];
  const [inYears, rest] = [readNumber(years, yearUnits), readNumber(months, monthUnits)];
  const isMixed = inYears !== undefined && rest !== undefined && readNumber(years, () => undefined) === undefined;
  return isMixed && rest < MONTHS_IN_YEAR ? inYears * MONTHS_IN_YEAR + rest : undefined;
}
