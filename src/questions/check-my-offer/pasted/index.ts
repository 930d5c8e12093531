// cspell:ignore bkfs
import { inPlainCharacters } from '../../../lib/typed/plainText';
import type { OfferValues } from '../values';
import { feesIn } from './fees';
import { labelsIn } from './labels';
import { instalmentRow, loanIn, readers, type Line } from './readers';

/** One value that a text names, and the words that it was read from. */
export interface PastedValue {
  readonly name: keyof OfferValues;
  readonly value: number | string;
  readonly quote: string;
}

/** Longer than the first pages of any Key Facts Statement; what follows is not read. */
const LONGEST = 30_000;
/** A value further behind its label belongs to something else. */
const LONGEST_LINE = 240;
const LONGEST_QUOTE = 80;

/** The lines of an offer: each label with what stands behind it up to the next. */
function linesOf(plain: string): readonly Line[] {
  const labels = labelsIn(plain);
  return labels.map(({ name, start, end }, index) => ({
    name,
    label: plain.slice(start, end),
    text: plain.slice(end, Math.min(labels[index + 1]?.start ?? plain.length, end + LONGEST_LINE)),
  }));
}

const quoteOf = ({ label, text }: Line): string => {
  const words = `${label} ${text}`.replaceAll(/\s+/gu, ' ').trim();
  return words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE - 1)}…` : words;
};

/**
 * Reads what a pasted Key Facts Statement, sanction letter or message names. Tables whose cells lost their lines are read as well: a value
 * stands between its label and the next. Nothing is guessed: what is read with less than certainty is left out, and the visitor looks at the rest.
 *
 * @returns each field at most once, in the order of the text
 */
export function readPasted(text: string): readonly PastedValue[] {
  // Footnote marks are no part of a number, and an empty cell is as wide as a PDF makes it.
  const plain = inPlainCharacters(text.slice(0, LONGEST).replaceAll(/\p{No}/gu, ' '))
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n[ \n]*/gu, '\n');
  const lines = linesOf(plain);
  const found = new Map<string, PastedValue>();
  const add = (name: keyof OfferValues, value: number | string | undefined, line: Line): void => {
    if (value !== undefined && !found.has(name)) found.set(name, { name, value, quote: quoteOf(line) });
  };
  const addAll = (line: Line, values: Readonly<Record<string, number | string | undefined>>): void => {
    for (const [name, value] of Object.entries(values)) add(name as keyof OfferValues, value, line);
  };
  const { values: row, ...rowLine } = instalmentRow(plain);
  addAll(rowLine, row);
  for (const line of lines) addAll(line, readers[line.name]?.(line) ?? {});
  for (const { name, value, line } of feesIn(lines, found.get('amount')?.value)) add(name, value, line);
  if (found.size === 0) return [];
  const { values: loan, ...loanLine } = loanIn(plain);
  addAll(loanLine, loan);
  const form = /key facts? statement|\bkfs\b/u.exec(plain)?.[0];
  if (form) add('paper', 'statement', { name: 'END', label: form, text: '' });
  return [...found.values()];
}
