import { DEFAULT_LOCALE } from '../lib/siteLocale';
import { search } from './engine';
import { searchAddress } from './searchAddress';
import type { Index } from './subjectIndex';
import { KIND_NAMES, type Subject } from './subjects';
import * as words from './messages.en';

/** About as many as fit above a phone's on-screen keyboard. */
const MOST_SUGGESTIONS = 7;

export interface Suggestion {
  readonly title: string;
  readonly address: string;
  /** For a figure: its current value */
  readonly value?: string;
  /** Its kind; missing for a page, the most common kind */
  readonly kind?: string;
  /** Language of the title, where it is not the page's own */
  readonly lang?: string;
}

interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  /** The corrected words, if one was misspelt */
  readonly instead?: string | undefined;
}

function suggestionOf({ kind, title, address, text, inEnglish }: Subject): Suggestion {
  const name = kind === 'article' ? words.article : KIND_NAMES[kind];
  // The page of the search says what it is and whom to ask.
  if (kind === 'absent') return { title, address: searchAddress(title), kind: words.absent };
  return {
    title,
    address,
    ...(name !== undefined && { kind: name }),
    ...(kind === 'figure' && { value: text }),
    ...(inEnglish === 'all' && { lang: DEFAULT_LOCALE }),
  };
}

/**
 * Suggestions for a partial query, best first.
 * @param typed may end with an incomplete word
 */
export function suggest(typed: string, index: Index): Suggestions {
  const { found, instead } = search(typed, index, true);
  return { suggestions: found.slice(0, MOST_SUGGESTIONS).map(({ subject }) => suggestionOf(subject)), instead };
}
