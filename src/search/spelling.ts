import SearchableMap from 'minisearch/SearchableMap';
import { BY_NAME, type SubjectsFile } from './subjects';
import { singular, wordsOf } from './words';

// cspell:ignore lona

/** Known words, each with its rank among equally near ones: words of names come first. */
export type Vocabulary = SearchableMap<number>;

/** Shorter words are near too many others. */
const SHORTEST = 4;
/** From this length on, two letters may be wrong. */
const LONG = 8;

export function vocabularyOf({ subjects, synonyms }: SubjectsFile): Vocabulary {
  const words = [
    ...subjects.flatMap(({ names }) => names),
    ...synonyms.map(({ means }) => means),
    ...subjects.flatMap(({ title, offers = '' }) => [title, offers]),
    ...subjects.flatMap(({ kind, text }) => (BY_NAME.has(kind) ? [] : [text])),
  ].flatMap(wordsOf);
  const all = new Set(words.flatMap((word) => [word, singular(word)]));
  const vocabulary: Vocabulary = new SearchableMap();
  [...all].forEach((word, rank) => vocabulary.set(word, rank));
  return vocabulary;
}

/** What the file calls spelt right, with its singulars. */
export function writtenIn({ written = [] }: SubjectsFile): Vocabulary {
  const words: Vocabulary = new SearchableMap();
  written.forEach((word, rank) => words.set(word, rank).set(singular(word), rank));
  return words;
}

/** The words of the texts that `corrected` would replace, though they are spelt as in the texts. */
export function lookMisspelt(texts: readonly string[], file: SubjectsFile): readonly string[] {
  const vocabulary = vocabularyOf(file);
  const isReplaced = (word: string): boolean =>
    ![word, singular(word)].some((known) => vocabulary.has(known)) && corrected(word, vocabulary) !== word;
  return [...new Set(texts.flatMap(wordsOf))].filter(isReplaced).sort();
}

/** Maximum number of wrong letters in a word. */
export const mistakesIn = (word: string): number => (word.length < SHORTEST ? 0 : word.length < LONG ? 1 : 2);

/** The word with each pair of neighbouring letters swapped: "lona" gives "loan" among others. */
function swaps(word: string): readonly string[] {
  return [...word].slice(1).map((letter, at) => `${word.slice(0, at)}${letter}${word.charAt(at)}${word.slice(at + 2)}`);
}

/**
 * Corrects an unknown word: two swapped letters, else one wrong letter, or two in a long word. The first letter is assumed right.
 * @param word in lower case
 * @returns the nearest known word, or the word itself if none is near
 */
export function corrected(word: string, vocabulary: Vocabulary): string {
  if (word.length < SHORTEST) return word;
  const swapped = swaps(word).find((one) => vocabulary.has(one));
  if (swapped !== undefined) return swapped;
  const [nearest] = [...vocabulary.fuzzyGet(word, mistakesIn(word))]
    .filter(([known]) => known.length >= SHORTEST && known.startsWith(word.charAt(0)))
    .sort(([, [rank, distance]], [, [otherRank, otherDistance]]) => distance - otherDistance || rank - otherRank);
  return nearest?.[0] ?? word;
}
