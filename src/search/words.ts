/** What a word is, with anything in between. */
export const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text in lower case, in order. */
export function wordsOf(text: string): readonly string[] {
  return text.normalize('NFC').toLowerCase().match(WORDS) ?? [];
}

/** A word without the ending of the plural, so that “cards” and “card”, “policies” and “policy” are one. */
export function singular(word: string): string {
  if (word.length < 4) return word;
  return word.replace(/ies$/, 'y').replace(/([^isu])s$/, '$1');
}

/** The words of a text in the singular. */
export const tokensOf = (text: string): readonly string[] => wordsOf(text).map(singular);
