import { search } from './engine';
import type { Index } from './subjectIndex';
import { KIND_NAMES, type Subject } from './subjects';

/** As many as stand above the keyboard of a phone, or nearly. */
export const MOST_SUGGESTIONS = 7;

/** One line of the list below a field. */
export interface Suggestion {
  readonly title: string;
  readonly address: string;
  /** Of a figure: what it is at present */
  readonly value?: string;
  /** What it is; nothing for a page, which is what most are */
  readonly kind?: string;
}

interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  /** What they are for, where a word was misspelt */
  readonly instead?: string | undefined;
}

function suggestionOf({ kind, title, address, text }: Subject): Suggestion {
  const name = kind === 'article' ? 'Article' : KIND_NAMES[kind];
  return { title, address, ...(name !== undefined && { kind: name }), ...(kind === 'figure' && { value: text }) };
}

/**
 * What may be meant by what somebody has typed so far, best first.
 * @param typed the last word of it may go on
 */
export function suggest(typed: string, index: Index): Suggestions {
  const { found, instead } = search(typed, index, true);
  return { suggestions: found.slice(0, MOST_SUGGESTIONS).map(({ subject }) => suggestionOf(subject)), instead };
}
