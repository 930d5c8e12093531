import { distance } from 'fastest-levenshtein';
import { nearest } from './nearest';

/**
 * The known word that was surely meant by a mistyped one: the nearest in spelling, or else the first that begins with it.
 * Case and the marks between words do not count.
 * @returns undefined when none is near
 */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const wanted = plain(word);
  const most = Math.max(1, Math.floor(wanted.length * 0.4));
  const best = nearest(known, (candidate) => distance(wanted, plain(candidate)), most);
  return best ?? (wanted.length > 2 ? known.find((candidate) => plain(candidate).startsWith(wanted)) : undefined);
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[\s_-]+/g, '-');
}

/** `did you mean "…"?`, or an empty text when nothing is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const match = nearestWord(word, known);
  return match === undefined ? '' : `did you mean "${match}"?`;
}
