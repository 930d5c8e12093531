import { WORDS } from './words';

/** Endings that a search takes for the same word, such as loan, loans and loaned, are at most this long. */
const ENDING = 3;
/** What is left of a word without its ending, at least. */
const STEM = 4;

function stem(word: string): string {
  return word.slice(0, Math.max(STEM, word.length - ENDING)).toLowerCase();
}

/**
 * Names the words of a question that a text does not hold. A search engine that answers for something like them, or without
 * them, must not look as if it had found them.
 * @param question words with anything in between
 * @param text of the best page that was found
 * @returns the words as they were typed; a word in another ending is not missing
 */
export function missingWords(question: string, text: string): readonly string[] {
  const words = question.match(WORDS) ?? [];
  const held = text.toLowerCase().match(WORDS) ?? [];
  return words.filter((word) => !held.some((other) => other.startsWith(stem(word))));
}
