import { formatNumber } from '../format/rupees';
import { refused, type Reading } from './reading';
import { formatSpan, parseSpan, type EndGrammar, type Span } from './span';

const COUNT = /^(?:\d{1,3}|\d{1,2}(?:,\d{2})*,\d{3})$/u;

const count: EndGrammar = {
  parse: (text) =>
    COUNT.test(text)
      ? { value: Number(text.replaceAll(',', '')) }
      : refused(`"${text}" is not understood; write a number such as "11,400", "11,400+" or "1,000 to 2,000"`),
  format: (value) => formatNumber(value),
  between: ' to ',
};

/** Reads a number of things: "11,400", "11,400+" (at least so many), "1,000 to 2,000" or "up to 500". */
export function parseCount(text: string): Reading<Span> {
  return parseSpan(text.replace(/^(?<figure>[\d,]+)\+$/u, 'from $<figure>'), count);
}

/** Writes a count as `parseCount` reads it. */
export function formatCount(span: Span): string {
  return span.least !== undefined && span.most === undefined ? `${count.format(span.least)}+` : formatSpan(span, count);
}
