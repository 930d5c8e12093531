/** A word of any script. */
export const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text in lower case, in order. */
export function wordsOf(text: string): readonly string[] {
  return text.normalize('NFC').toLowerCase().match(WORDS) ?? [];
}

/** Strips plural endings, so that “cards” equals “card”, and “policies” “policy”. */
export function singular(word: string): string {
  if (word.length < 4) return word;
  return word.replace(/ies$/, 'y').replace(/([^isu])s$/, '$1');
}

/** The words of a text in the singular. */
export const tokensOf = (text: string): readonly string[] => wordsOf(text).map(singular);
