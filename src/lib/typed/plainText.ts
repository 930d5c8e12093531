/** What people type or paste, in the one shape that all readers expect. */

/** The most characters of a field. No value of ours is as long, and a reader looks at no more. */
export const LONGEST_TEXT = 120;

const HALVES: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' };

/** What says the same as another character where a number is meant. */
const SAME: Readonly<Record<string, string>> = { '٫': '.', '٬': ',', '،': ',', '’': "'", '‘': "'", '−': '-' };

/**
 * ASCII and ₹, which is what nearly every field holds. Only its capitals change, so it skips the patterns of Unicode below, which
 * take a browser some milliseconds to compile at the first key.
 */
const KEYBOARD = /^[\t-~₹]*$/u;

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The digit 0 to 9 of any script. Unicode keeps the ten of a script together, in their order, and may begin the next script right behind them. */
function plainDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return String(before % 10);
}

/**
 * A text of any length in the characters that readers know: without what nobody sees, in lower case, with plain digits, points and
 * hyphens. Spaces and line breaks stay.
 */
export function inPlainCharacters(text: string): string {
  if (KEYBOARD.test(text)) return text.toLowerCase();
  return text
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/[½¼¾]/gu, (half) => HALVES[half] ?? '')
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, plainDigit)
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/[٫٬،’‘−]/gu, (character) => SAME[character] ?? '')
    .toLowerCase();
}

/**
 * What a field holds, in plain characters with single spaces: "\u200e५०,००\u00a0,०० " is "50,00 ,00".
 *
 * @returns undefined for a text that is too long, and for one with digits that are none, as in "50,000²"
 */
export function plainText(text: string): string | undefined {
  if (text.length > LONGEST_TEXT || (!KEYBOARD.test(text) && /[^\P{No}½¼¾]/u.test(text))) return undefined;
  return inPlainCharacters(text).replaceAll(/\s+/gu, ' ').trim();
}

/** A run of digits with points and marks between them, a word with its point, or one other character. */
export type Token = { readonly kind: 'figure' | 'word' | 'mark'; readonly text: string };

const tokenOf = (letters: string): RegExp =>
  new RegExp(String.raw`(?<figure>[\d.,']+)|(?<word>[${letters}]+)\.?|(?<mark>\/[-=]?|\S)`, 'gu');

const TOKEN = tokenOf(String.raw`\p{L}\p{M}`);
const KEYBOARD_TOKEN = tokenOf('a-z');

/**
 * The parts of a plain text, each character in one of them, so that reading takes as long as the text is. The point behind a word
 * belongs to it: "rs.50" is not half a rupee.
 */
export function tokensOf(plain: string): readonly Token[] {
  return [...plain.matchAll(KEYBOARD.test(plain) ? KEYBOARD_TOKEN : TOKEN)].map(
    ({ groups: { figure, word, mark = '' } = {} }): Token => {
      if (figure !== undefined) return { kind: /\d/u.test(figure) ? 'figure' : 'mark', text: figure };
      return word === undefined ? { kind: 'mark', text: mark } : { kind: 'word', text: sameSpelling(word) };
    },
  );
}

/** A word in the spelling of our lists: the dot below a letter and the kind of nasal sign are often left out or swapped in Hindi. */
export function sameSpelling(word: string): string {
  return word.normalize('NFD').replaceAll('\u093c', '').replaceAll('\u0901', '\u0902');
}
