// cspell:ignore bkfs
import { inPlainCharacters } from '../../../lib/typed/plainText';
import type { OfferValues } from '../values';
import { feesIn } from './fees';
import { labelsIn } from './labels';
import { partsOf } from './lines';
import type { PastedValue } from './pastedValue';
import { instalmentRow, loanIn, readers, type Line } from './readers';
import { unlabelledIn } from './unlabelled';
import { unusedIn } from './unused';
import { bareTermIn, monthsOf, quantitiesIn } from './valuesIn';

/** What a text names, and its amounts, rates and terms that no field took, as they are written. */
export interface Pasted {
  readonly values: readonly PastedValue[];
  readonly unused: readonly string[];
}

/** Longer than the first pages of any Key Facts Statement; what follows is not read. */
const LONGEST = 30_000;
const LONGEST_QUOTE = 80;
/** Words before an unlabelled value that its quote shows. */
const BEFORE_QUOTE = 12;

const quoteOf = ({ label, text }: Line): string => {
  const words = `${label} ${text}`.replaceAll(/\s+/gu, ' ').trim();
  return words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE - 1)}…` : words;
};

const numberOf = (value: number | string | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined;

/**
 * Reads what a pasted Key Facts Statement, sanction letter or message names. Tables whose cells lost their lines are read as well: a value
 * stands between its label and the next, or right before it. Nothing is guessed: what is read with less than certainty is left out and named,
 * and the visitor looks at the rest.
 *
 * @returns each field at most once
 */
export function readPasted(text: string): Pasted {
  // Footnote marks are no part of a number, and an empty cell is as wide as a PDF makes it.
  const plain = inPlainCharacters(text.slice(0, LONGEST).replaceAll(/\p{No}/gu, ' '))
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n[ \n]*/gu, '\n');
  const labels = labelsIn(plain);
  const { lines, free, direct } = partsOf(plain, labels, quantitiesIn(plain));
  const found = new Map<keyof OfferValues, PastedValue>();
  const add = (name: keyof OfferValues, value: number | string | undefined, line: Line): void => {
    if (value !== undefined && !found.has(name)) found.set(name, { name, value, quote: quoteOf(line) });
  };
  const addAll = (line: Line, values: Readonly<Record<string, number | string | undefined>>): void => {
    for (const [name, value] of Object.entries(values)) add(name as keyof OfferValues, value, line);
  };
  const { values: row, ...rowLine } = instalmentRow(plain);
  addAll(rowLine, row);
  for (const line of lines) addAll(line, readers[line.name]?.(line) ?? {});

  const known = new Map([...found].map(([name, { value }]) => [name, value]));
  for (const { name, quantity } of unlabelledIn(plain, free, known)) {
    const label = plain.slice(Math.max(0, quantity.start - BEFORE_QUOTE), quantity.end).replace(/^\S*\s/u, '');
    add(name, quantity.value, { name: 'END', label, text: '' });
  }
  const unread = addTerm(lines, found, add);
  for (const { name, value, line } of feesIn(lines, found.get('amount')?.value)) add(name, value, line);
  if (found.size === 0) return { values: [], unused: [] };
  const { values: loan, ...loanLine } = loanIn(plain);
  addAll(loanLine, loan);
  const form = /key facts? statement|\bkfs\b/u.exec(plain)?.[0];
  if (form) add('paper', 'statement', { name: 'END', label: form, text: '' });
  const values = [...found.values()];
  return { values, unused: [...unusedIn(plain, [...free, ...direct], values), ...unread] };
}

/**
 * A term without its unit, "Tenor: 36", or the number of monthly instalments where no line names the term.
 *
 * @returns the words of a term that may be months or years
 */
function addTerm(
  lines: readonly Line[],
  found: ReadonlyMap<keyof OfferValues, PastedValue>,
  add: (name: keyof OfferValues, value: number | undefined, line: Line) => void,
): readonly string[] {
  const [amount, instalment] = (['amount', 'instalment'] as const).map((name) => numberOf(found.get(name)?.value));
  const unread: string[] = [];
  for (const line of lines) {
    const bare = line.name === 'months' && !found.has('months') ? bareTermIn(line.text) : undefined;
    if (bare === undefined) continue;
    add('months', monthsOf(bare, { amount, instalment }), line);
    if (!found.has('months')) unread.push(`${line.label.trim()} ${bare}`);
  }
  const counted = found.get('instalments');
  if (counted) add('months', numberOf(counted.value), { name: 'instalments', label: counted.quote, text: '' });
  return unread;
}
