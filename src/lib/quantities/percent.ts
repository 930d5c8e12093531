import { formatPercent } from '../format/rupees';
import { refused, type Reading } from './reading';
import { formatSpan, parseSpan, type EndGrammar, type Span } from './span';

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

/** A share of a loan, "0.35%" or "2%", with ends joined by " to " as in "0.50% to 2%". */
export const share: EndGrammar = {
  parse: (text) => parsePercent(text, GREATEST_SHARE, 'write a share such as "0.35%" or "up to 0.50%"'),
  format: (percent) => formatPercent(percent, 2, Number.isInteger(percent) ? 0 : 2),
  between: ' to ',
};
