import { figureOf, spacedFigureOf, type Marks } from './figureOf';
import { isRoundTen, numberAfterPart, numberPart, numberWord, unitSize } from './numberWords';
import type { Token } from './plainText';

const HALF = 0.5;

/** A number at the start of tokens, and how many of them it took. */
type Found = { readonly value: number; readonly length: number };

/** A Hindi number in Latin letters: "teen". */
function latinFrom([first]: readonly Token[]): Found | undefined {
  const value = first?.kind === 'word' ? numberAfterPart(first.text) : undefined;
  return value === undefined ? undefined : { value, length: 1 };
}

/** A number with a Hindi word for a fraction: "सवा लाख", "साढ़े तीन", "पौने 2". After "साढ़े" comes three or more. */
function partFrom([first, ...rest]: readonly Token[]): Found | undefined {
  const part = first?.kind === 'word' ? numberPart(first.text) : undefined;
  if (part === undefined) return undefined;
  const whole = latinFrom(rest) ?? numberFrom(rest) ?? (part === HALF ? undefined : { value: 1, length: 0 });
  if (!whole || !Number.isInteger(whole.value) || (part === HALF && whole.value < 3)) return undefined;
  return { value: whole.value + part, length: 1 + whole.length };
}

/** A number in words below 100: "fifty", "fifty five", "fifty-five", "पचपन", "साढ़े तीन". */
function wordsFrom(tokens: readonly Token[]): Found | undefined {
  const part = partFrom(tokens);
  if (part) return part;
  const [first] = tokens;
  const value = first?.kind === 'word' ? numberWord(first.text) : undefined;
  if (first === undefined || value === undefined) return undefined;
  const gap = tokens[1]?.text === '-' ? 1 : 0;
  const next = tokens[1 + gap];
  const more = next?.kind === 'word' && isRoundTen(first.text, value) ? numberWord(next.text) : undefined;
  return more !== undefined && more > 0 && more < 10 ? { value: value + more, length: 2 + gap } : { value, length: 1 };
}

/** A number in digits, or in words below 100, at the start of tokens. */
export function numberFrom(tokens: readonly Token[], marks: Marks = {}): Found | undefined {
  const end = tokens.findIndex(({ kind }) => kind !== 'figure');
  const runs = tokens.slice(0, end === -1 ? undefined : end).map(({ text }) => text);
  const [only = ''] = runs;
  if (runs.length === 0) return wordsFrom(tokens);
  const value = runs.length === 1 ? figureOf(only, marks) : spacedFigureOf(runs);
  return value === undefined ? undefined : { value, length: runs.length };
}

/** The size of a unit that stands behind a number, "lakh" or "-lakh", and how many tokens it took. */
function unitFrom([first, second]: readonly Token[]): { readonly size: number; readonly length: number } | undefined {
  const [word, length] = first?.text === '-' ? [second, 2] : [first, 1];
  const size = word?.kind === 'word' ? unitSize(word.text) : undefined;
  return size === undefined ? undefined : { size, length };
}

const joins = (token: Token | undefined): boolean =>
  token?.text === ',' || token?.text === 'and' || token?.text === '&' || token?.text === 'और';

/** What a last part without a unit may be behind one: "2 lakh 50,000", while "2 lakh 50" may be 2.5 lakh. */
const LEAST_REST = 100;

/**
 * Reads a whole number of rupees in parts: "50,00,000", "1 crore 20 lakh", "fifty lakh", "two lakh fifty thousand", "दो लाख".
 *
 * @returns undefined where the tokens say anything else, or may mean two amounts
 */
export function quantityOf(tokens: readonly Token[], isOurs: boolean): number | undefined {
  let rest = tokens;
  let sum = 0;
  let above = Infinity;
  for (;;) {
    // A unit may follow, and then a comma can be a decimal one.
    const hasUnit = rest[1] !== undefined && unitFrom(rest.slice(1)) !== undefined;
    const number = numberFrom(rest, { isOurs: isOurs && !hasUnit, hasUnit });
    if (!number) return undefined;
    const isWord = rest[0]?.kind === 'word';
    rest = rest.slice(number.length);
    let value = number.value;
    let size = 1;
    // "two hundred thousand" has two units, "50 lakh crore" is left to newspapers.
    for (let unit = unitFrom(rest); unit; unit = unitFrom(rest)) {
      if (size > 1 && !(size === 100 && unit.size === 1000)) return undefined;
      size *= unit.size;
      rest = rest.slice(unit.length);
    }
    // "ढाई" alone may be 2.5 lakh as well.
    if (size === 1 && rest[0] === undefined && !Number.isInteger(value) && isWord) return undefined;
    value *= size;
    const isFirst = above === Infinity;
    if (!isFirst && (value >= above || (size === 1 && value < LEAST_REST && above > LEAST_REST))) return undefined;
    sum += value;
    if (rest.length === 0) return sum;
    // Behind a part with a unit another may follow, of a smaller one. "1.5 crore 20 lakh" is none that people write.
    if (size === 1 || !Number.isInteger(number.value)) return undefined;
    above = size;
    if (joins(rest[0])) rest = rest.slice(1);
  }
}
