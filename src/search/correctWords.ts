import { distance } from 'fastest-levenshtein';
import { nearest } from '../lib/nearest';
import { WORDS } from './words';

// cspell:ignore lona homeloan

/** Shorter words are near to too many others. */
const SHORTEST = 4;
/** How many letters say that two words are the same in another ending. */
const START = 4;
/** Parts of a word that are shorter are words by chance. */
const SHORTEST_PART = 3;
/** From this length on, two letters may be wrong. */
const LONG = 6;

function letters(word: string): string {
  return [...word].sort().join('');
}

/**
 * How many letters are wrong. Where they are the right ones and one is out of its place, or two changed places, it counts half: a
 * hurried thumb does that more than all else.
 */
function mistakes(typed: string, known: string): number {
  const found = distance(typed, known);
  return found === 2 && letters(typed) === letters(known) ? 0.5 : found;
}

/** Two known words that were written as one, such as “homeloan”. */
function twoWords(typed: string, knownWords: readonly string[]): string | undefined {
  for (let end = SHORTEST_PART; end <= typed.length - SHORTEST_PART; end += 1) {
    const parts = [typed.slice(0, end), typed.slice(end)];
    if (parts.every((part) => knownWords.includes(part))) return parts.join(' ');
  }
  return undefined;
}

function beginsLike(word: string): (known: string) => boolean {
  const start = word.slice(0, START).toLowerCase();
  return (known) => known.startsWith(start);
}

/** What is known and nearest to a typed word; undefined where nothing is near, or the word is known. */
function knownWord(word: string, knownWords: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  if (typed.length < SHORTEST || knownWords.includes(typed)) return undefined;
  const apart = twoWords(typed, knownWords);
  if (apart !== undefined) return apart;
  return nearest(knownWords, (known) => mistakes(typed, known), typed.length < LONG ? 1 : 2);
}

/**
 * Puts known words in the place of misspelt ones: two that were written as one; else one wrong letter in a word of four or five
 * letters, two in a longer one; letters out of their places, such as in “lona”, come before other mistakes.
 * @param question as it was typed
 * @param missing the words of it that were not found. The others begin as they should, so they become only what begins alike
 * @param knownWords in lower case; of two that are equally near the earlier one is taken, so the more usual ones come first
 * @returns the question with other words in the place of those, or undefined where no word is near to any unknown one
 */
export function correctWords(
  question: string,
  missing: readonly string[],
  knownWords: readonly string[],
): string | undefined {
  const corrected = question.replace(
    WORDS,
    (word) => knownWord(word, missing.includes(word) ? knownWords : knownWords.filter(beginsLike(word))) ?? word,
  );
  return corrected === question ? undefined : corrected;
}
