/** Rupees and percentages as Indian readers write them: 43,391; 50,00,000; 50 lakh; 1.25 crore; 8.5%. */

const LOCALE = 'en-IN';

const formats = new Map<string, Intl.NumberFormat>();

/** A format, made once: to make one takes a browser many times as long as to use it. */
function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(LOCALE, options);
  formats.set(key, format);
  return format;
}

const LAKH = 100_000;
const CRORE = 10_000_000;

/** Largest first, each with the word for it. */
const UNITS = [
  { size: CRORE, word: 'crore' },
  { size: LAKH, word: 'lakh' },
  { size: 1000, word: 'thousand' },
  { size: 1, word: '' },
] as const;

const UNIT_SIZES: Readonly<Record<string, number>> = {
  crore: CRORE,
  crores: CRORE,
  cr: CRORE,
  lakh: LAKH,
  lakhs: LAKH,
  lac: LAKH,
  lacs: LAKH,
  l: LAKH,
  thousand: 1000,
  k: 1000,
  करोड़: CRORE,
  लाख: LAKH,
  हज़ार: 1000,
  हजार: 1000,
};

/** The digit zero in the scripts of India; the nine others follow it. */
const ZEROS = [0x0966, 0x09e6, 0x0ae6, 0x0be6, 0x0c66, 0x0ce6, 0x0d66];

/** Digits of the scripts of India as the digits 0 to 9: '४०,००,०००' is '40,00,000'. */
export function plainDigits(text: string): string {
  return text.replaceAll(/[०-९০-৯૦-૯௦-௯౦-౯೦-೯൦-൯]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - Math.max(...ZEROS.filter((zero) => zero <= code)));
  });
}

function requireFinite(value: number): void {
  if (!Number.isFinite(value)) throw new RangeError(`Expected a finite number, found ${value}`);
}

/** What would be shown as '-0' is shown as '0'. */
function unsignedZero(value: number, decimals: number): number {
  return Math.abs(value) < 0.5 / 10 ** decimals ? 0 : value;
}

function roundTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/**
 * A number in Indian grouping, without a unit: 5000000 is '50,00,000'.
 *
 * @param decimals at most this many, trailing zeros dropped; halves are rounded away from zero.
 * @throws {RangeError} when the value is NaN or infinite.
 */
export function formatNumber(value: number, decimals = 0): string {
  requireFinite(value);
  return numberFormat({ maximumFractionDigits: decimals }).format(unsignedZero(value, decimals));
}

/**
 * An amount in Indian grouping: 43391 is '₹43,391', 5000000 is '₹50,00,000', -500 is '-₹500'.
 *
 * @param rupees amount in rupees.
 * @param decimals exactly this many are shown (2 for paise); halves are rounded away from zero.
 * @throws {RangeError} when the amount is NaN or infinite.
 */
export function formatRupees(rupees: number, decimals = 0): string {
  requireFinite(rupees);
  return numberFormat({
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(unsignedZero(rupees, decimals));
}

/**
 * An amount as it is said: 5000000 is '50 lakh', 12500000 is '1.25 crore', 45000 is '45 thousand', 900 is '900'.
 * Rounded to two decimals of the unit, so it may be less exact than the amount.
 *
 * @param rupees amount in rupees.
 * @throws {RangeError} when the amount is NaN or infinite.
 */
export function rupeesInWords(rupees: number): string {
  requireFinite(rupees);
  const sign = rupees < 0 ? 'minus ' : '';
  const amount = Math.abs(rupees);
  let index = UNITS.findIndex(({ size }) => amount >= size);
  if (index === -1) index = UNITS.length - 1;

  for (; index >= 0; index -= 1) {
    const unit = UNITS[index];
    if (unit === undefined) break;
    const figure = roundTo(amount / unit.size, 2);
    const larger = UNITS[index - 1];
    // 99,99,999 rounds to 100 lakh, which nobody says: go up to 1 crore.
    if (larger !== undefined && figure >= larger.size / unit.size) continue;
    return `${figure === 0 ? '' : sign}${formatNumber(figure, 2)} ${unit.word}`.trimEnd();
  }
  return formatNumber(rupees, 2);
}

/**
 * Reads an amount a person typed: '50,00,000', '5000000', '₹50 lakh', '1.2 crore', 'Rs. 75k', '50,00,000/-'.
 * '४०,००,०००' and '४० लाख' are read too. Indian and international grouping are both read. A comma is never a decimal point: '1,2 crore' is unreadable rather
 * than twelve crore. Without a unit word, a group of two digits may stand last ('50,00,00' while a digit is being
 * deleted is 5,00,000).
 *
 * @returns rupees, zero or more, rounded to the paisa; Infinity when they are too many to be exact in paise (above 90 lakh crore);
 *   undefined when the text cannot be read with certainty.
 */
export function parseRupees(text: string): number | undefined {
  const plain = plainDigits(text.normalize('NFC'))
    .trim()
    .toLowerCase()
    .replace(/^(?:₹|rs\.?|inr)\s*/u, '')
    .replace(/\s*\/-$/u, '')
    .replace(/\s+(?:rupees|only)$/u, '');
  const match = /^(?<digits>[\d,]*\.?\d*)\s*(?<unit>[\p{L}\p{M}]*)\.?$/u.exec(plain);
  const digits = match?.groups?.digits ?? '';
  const unit = match?.groups?.unit ?? '';

  const isReadable =
    unit === '' ? /^(?:\d+(?:,\d{2,3})*)?(?:\.\d*)?$/u : /^(?:\d+(?:(?:,\d{2,3})*,\d{3})?)?(?:\.\d*)?$/u;
  if (!isReadable.test(digits) || !/\d/u.test(digits)) return undefined;

  const unitSize = unit === '' ? 1 : Object.hasOwn(UNIT_SIZES, unit) ? UNIT_SIZES[unit] : undefined;
  if (unitSize === undefined) return undefined;

  const paise = Math.round(Number(digits.replaceAll(',', '')) * unitSize * 100);
  return Number.isSafeInteger(paise) ? paise / 100 : Infinity;
}

/**
 * A percentage: 8.5 is '8.5%'. The value is already in percent, not a fraction.
 *
 * @param decimals at most this many; halves are rounded away from zero.
 * @param minDecimals at least this many: 2 turns 8.5 into '8.50%', for a column of rates.
 * @throws {RangeError} when the value is NaN or infinite, or `minDecimals` is more than `decimals`.
 */
export function formatPercent(percent: number, decimals = 2, minDecimals = 0): string {
  requireFinite(percent);
  const figure = numberFormat({ minimumFractionDigits: minDecimals, maximumFractionDigits: decimals });
  return `${figure.format(unsignedZero(percent, decimals))}%`;
}
