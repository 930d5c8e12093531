import { formatPercent } from '../format/rupees';
import { refused, type Reading } from './reading';
import { exactly, formatSpan, parseSpan, type EndGrammar, type Span } from './span';

/** A share or a rate that no lender can mean: it is a slip of the decimal point. */
const GREATEST_RATE = 60;
const GREATEST_SHARE = 100;

function parsePercent(text: string, most: number, remedy: string): Reading<number> {
  const figure = /^(?<figure>\d{1,3}(?:\.\d{1,2})?)%$/u.exec(text)?.groups?.['figure'];
  if (figure === undefined) return refused(`"${text}" is not understood; ${remedy}`);
  const value = Number(figure);
  return value > most ? refused(`"${text}" is more than ${most}%; check the decimal point`) : { value };
}

const rate: EndGrammar = {
  parse: (text) =>
    parsePercent(text, GREATEST_RATE, 'write a rate such as "7.10%", "from 7.15%", "7.50% - 8.45%" or "up to 12%"'),
  format: (percent) => formatPercent(percent, 2, 2),
  between: ' - ',
  range: ({ least, most }) => `${least} - ${most}`,
};

/**
 * Reads a yearly rate: "7.10%", "from 7.15%" (no upper end published), "7.50% - 8.45%", "up to 12%".
 *
 * @returns percent a year, from 0 to 60
 */
export function parseRate(text: string): Reading<Span> {
  return parseSpan(text, rate);
}

/** Writes a rate with two decimals, as `parseRate` reads it. */
export function formatRate(span: Span): string {
  return formatSpan(span, rate);
}

/**
 * Reads what an investment returned in a year: "18.40%", or "-2.10%" for a loss.
 *
 * @returns percent a year, -100 or more
 */
export function parseReturn(text: string): Reading<Span> {
  const value = /^-?\d{1,3}\.\d{1,2}%$/u.test(text) ? Number.parseFloat(text) : NaN;
  if (Number.isNaN(value))
    return refused(`"${text}" is not understood; write a yearly return such as "18.40%" or "-2.10%"`);
  if (value < -100) return refused(`"${text}" is more than all of it; check the decimal point`);
  return { value: exactly(value) };
}

/** Writes a return as `parseReturn` reads it. */
export function formatReturn({ least = 0 }: Span): string {
  return formatPercent(least, 2, 2);
}

/** A share of a loan, "0.35%" or "2%", with ends joined by " to " as in "0.50% to 2%". */
export const share: EndGrammar = {
  parse: (text) => parsePercent(text, GREATEST_SHARE, 'write a share such as "0.35%" or "up to 0.50%"'),
  format: (percent) => formatPercent(percent, 2, Number.isInteger(percent) ? 0 : 2),
  between: ' to ',
};

/** Reads a share of a hundred: "98.52%", "up to 75%", "60% to 75%", as `formatShare` writes it. */
export function parseShare(text: string): Reading<Span> {
  return parseSpan(text, share);
}

/** Writes a share of a hundred, whole ones without decimals. */
export function formatShare(span: Span): string {
  return formatSpan(span, share);
}
