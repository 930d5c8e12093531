// cspell:ignore mahin
import { readRupees } from '../../../lib/typed/readRupees';
import { DAYS_IN_YEAR, MONTHS_IN_YEAR } from '../../../lib/unitSizes';

/** Values in the text behind a label, in plain characters: see `inPlainCharacters`. */

/** Lenders give no loan more years than this, so a larger number counts months. */
const MOST_YEARS = 30;

const UNIT = '\\s*(?:lakhs?|lacs?|lk|l|crores?|crs?|thousand|k)\\b';
const MONTH_UNIT = '(?:months?|mths?|mons?|mos?|mahin[ae])\\b|(?<=\\d)m\\b';
const YEAR_UNIT = '(?:years?|yrs?)\\b|(?<=\\d)y\\b';
const PERCENT = '(?:%|per ?cent|pct\\b)';
const CURRENCY = '(?:₹|rs\\.?|inr)\\s*';

/** Digits that are no date, no percentage and no time; behind a unit a smaller one may follow: "2 lakh 50 thousand". */
const AMOUNT = new RegExp(
  `(?<![\\d/.-])(?:${CURRENCY})?\\d(?:[\\d,]*\\d)?(?:\\.\\d+)?(?:${UNIT}(?:\\s*\\d[\\d,]*${UNIT})*)?(?![\\d,.]*\\d)(?!\\s*(?:${PERCENT}|${MONTH_UNIT}|${YEAR_UNIT}|days?|x\\s|×))(?!-[\\d a-z]|/(?!month)[\\d a-z])`,
  'gu',
);
const PERCENTAGE = new RegExp(`(?<![\\d.,/-])(\\d{1,3}(?:\\.\\d+)?)\\s*${PERCENT}`, 'gu');
/** What stands behind a rate a day, and behind one a month, such as those of apps and gold loans. */
const A_DAY = /^\s*(?:interest\s*)?(?:per|a|each|every)\s+day|^\s*p\.?\s?d\b|^\s*daily/u;
const A_MONTH = /^\s*(?:interest\s*)?(?:per|a|each|every)\s+month|^\s*p\.?\s?m\b|^\s*monthly/u;
const TERM = new RegExp(
  `(?<![\\d.,])(?<years>\\d{1,2}(?:\\.\\d+)?)\\s*(?:${YEAR_UNIT})(?:\\s*(?:,|and)?\\s*(?<rest>\\d{1,2})\\s*(?:${MONTH_UNIT}))?|(?<![\\d.,])(?<months>\\d{1,3})\\s*(?:${MONTH_UNIT})`,
  'gu',
);

/** A rate whose sign is left out: "@ 11", "rate: 11", "11 p.a.". */
const BARE_RATE = new RegExp(
  `(?<=(?:@|\\brate(?:\\s*\\([^()\\d]{0,20}\\))?\\s*[:=-]?\\s*(?:is|of)?)\\s*)\\d{1,2}(?:\\.\\d+)?(?![\\d,.]*\\d)(?!\\s*(?:${PERCENT}|${UNIT}|${MONTH_UNIT}|${YEAR_UNIT}|days?))|(?<![\\d.,/-])\\d{1,2}(?:\\.\\d+)?(?=\\s*(?:p\\.?\\s?a\\b|per annum))`,
  'gu',
);

const TELEPHONE = /^\d{10,}$/u;

/** A value in a text, wherever it stands. Money in whole rupees as fields take them, rates in percent a year, terms in months. */
export interface Quantity {
  readonly kind: 'rupees' | 'percent' | 'months';
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

const at = (kind: Quantity['kind'], value: number, { 0: written, index }: RegExpExecArray): Quantity => ({
  kind,
  value,
  start: index,
  end: index + written.length,
});

function amounts(text: string): readonly Quantity[] {
  return [...text.matchAll(AMOUNT)].flatMap((match) => {
    const rupees = TELEPHONE.test(match[0]) ? undefined : readRupees(match[0]);
    return rupees === undefined || !Number.isFinite(rupees) ? [] : [at('rupees', Math.round(rupees), match)];
  });
}

function percentages(text: string, pattern = PERCENTAGE): readonly Quantity[] {
  return [...text.matchAll(pattern)].map((match) => {
    const behind = text.slice(match.index + match[0].length);
    const timesAYear = A_DAY.test(behind) ? DAYS_IN_YEAR : A_MONTH.test(behind) ? MONTHS_IN_YEAR : 1;
    return at('percent', Number((Number.parseFloat(match[0]) * timesAYear).toFixed(4)), match);
  });
}

function terms(text: string): readonly Quantity[] {
  return [...text.matchAll(TERM)].flatMap((match) => {
    const { years = 0, rest = 0, months = 0 } = match.groups ?? {};
    const value = Number((Number(years) * MONTHS_IN_YEAR + Number(rest) + Number(months)).toFixed(4));
    return Number.isInteger(value) ? [at('months', value, match)] : [];
  });
}

/** Every value of a text that is surely one, in their order: bare digits may be the number of a row, of an account, of a telephone. */
export function quantitiesIn(text: string): readonly Quantity[] {
  const isMoney = ({ start, end, value }: Quantity): boolean => {
    const written = text.slice(start, end);
    if (/[a-z\d]$/u.test(text.slice(0, start))) return false;
    if (/[^\d.]/u.test(written)) return true;
    return /^\d{4,8}(?:\.\d+)?$/u.test(written) && !(value >= 1900 && value < 2100);
  };
  const rates = [...percentages(text), ...percentages(text, BARE_RATE)];
  return [...amounts(text).filter(isMoney), ...rates, ...terms(text)].sort((one, other) => one.start - other.start);
}

/** Every amount, in its order, in whole rupees as fields take them. */
export const amountsIn = (text: string): readonly number[] => amounts(text).map(({ value }) => value);

/** Whether a percentage stands before any amount, as in "2%, at least ₹5,000". */
export const beginsWithPercentage = (text: string): boolean =>
  (percentages(text)[0]?.start ?? Infinity) < (amounts(text)[0]?.start ?? Infinity);

/** Every percentage with its sign, in its order, as printed. */
export const percentagesIn = (text: string): readonly number[] =>
  [...text.matchAll(PERCENTAGE)].map(([, number]) => Number(number));

/** Whether a value is one end of a range, "11% to 14%", which says nothing of one loan. */
export const isOfRange = (text: string, { start, end }: Quantity): boolean =>
  /^\s*(?:to|-|or)\s*\d/u.test(text.slice(end)) || /\d\s*%?\s*(?:to|-|or)\s*$/u.test(text.slice(0, start));

/** A rate a year with its sign: the first percentage, of which twelve times counts where it is one a month. */
export function percentAYearIn(text: string): number | undefined {
  const [first] = percentages(text);
  return first && !isOfRange(text, first) ? first.value : undefined;
}

/**
 * A rate in percent a year: the first percentage, or a bare number that may be one.
 * @param label whose period counts where the text names none: "daily interest 0.1%"
 */
export function rateIn(text: string, label = ''): number | undefined {
  const timesAYear = /daily/u.test(label) ? DAYS_IN_YEAR : /monthly/u.test(label) ? MONTHS_IN_YEAR : 1;
  const rate = asPrinted(text);
  return rate === undefined ? undefined : Number((rate * timesAYear).toFixed(4));
}

function asPrinted(text: string): number | undefined {
  if (percentages(text).length > 0) return percentAYearIn(text);
  const bare = /(?<![\d.,/₹-])(\d{1,3}(?:\.\d+)?)(?![\d,.]*\d)(?![/-]\d)/u.exec(text)?.[1];
  return bare === undefined ? undefined : Number(bare);
}

/**
 * A term: "36 months", "3 years", "3 years 6 months".
 * @param label whose unit counts where the text names none: "loan term (in months)"
 * @returns whole months
 */
export function monthsIn(text: string, label: string): number | undefined {
  const [term] = terms(text);
  if (term) return term.value;
  const bare = bareTermIn(text);
  if (bare === undefined || new RegExp(TERM).test(text)) return undefined;
  // A form that leaves the unit open, "(year/months/days)", says nothing.
  const isInMonths = /month/u.test(label) && !/year|day/u.test(label);
  const isInYears = /year/u.test(label) && !/month|day/u.test(label);
  if (isInMonths || isInYears) return bare * (isInYears ? MONTHS_IN_YEAR : 1);
  return undefined;
}

/** A whole number that may be a term without its unit: "Tenor: 36". */
export function bareTermIn(text: string): number | undefined {
  const bare = /(?<![\d.,])(\d{1,3})(?![\d,.]*\d)(?!\s*(?:%|days?))/u.exec(text)?.[1];
  return bare === undefined ? undefined : Number(bare);
}

/**
 * A term without its unit, told by the loan: instalments of so many months repay it, or only those of so many years do.
 * @param count months or years
 * @param loan what else is known of it, in rupees
 */
export function monthsOf(
  count: number,
  { amount, instalment }: { readonly amount: number | undefined; readonly instalment: number | undefined },
): number | undefined {
  if (amount !== undefined && instalment !== undefined) {
    return count * instalment >= amount ? count : count * MONTHS_IN_YEAR;
  }
  return count > MOST_YEARS ? count : undefined;
}

/** Whether a text says that there is none. */
export const isNil = (text: string): boolean =>
  /^[\s:|(₹rs.-]*(?:nil|none|no\b|zero|n\.?\s?a\b|not applicable|0(?:\.0+)?(?![\d.]|\s*(?:%|-|to\b)))/u.test(text);

/** How often a fee is paid, as the text says; once where it does not. */
export function everyIn(text: string): 'once' | 'year' | 'month' {
  if (/\b(?:yearly|annual(?:ly)?|every year|per year|each year|per annum)\b/u.test(text)) return 'year';
  return /\b(?:monthly|every month|per month|each month)\b/u.test(text) ? 'month' : 'once';
}
