import type { Term } from '../../../content/schemas';
import { siteLocale } from '../../../lib/siteLocale';

export interface LetterGroup {
  readonly letter: string;
  readonly terms: readonly Term[];
}

/** The terms in the order of the language, by first letter, without empty letters. */
export function byLetter(terms: readonly Term[]): readonly LetterGroup[] {
  const sorted = [...terms].sort((one, other) => one.term.localeCompare(other.term, siteLocale));
  const groups = new Map<string, Term[]>();
  for (const term of sorted) {
    const letter = term.term.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups].map(([letter, members]) => ({ letter, terms: members }));
}
