import { KIND_NAMES } from './kindNames';
import type { RankedSubject, SubjectIndex } from './rankSubjects';
import { searchSubjects } from './searchSubjects';
import type { Subject } from './subjects';

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

/** What has all words or is called by half of them; only where nothing has, what has some. */
function bestOf(ranked: readonly RankedSubject[]): readonly RankedSubject[] {
  if (!ranked.some(({ isWhole }) => isWhole)) return ranked;
  return ranked.filter(({ isWhole, isNamed }) => isWhole || isNamed);
}

/**
 * What may be meant by what somebody has typed so far, best first.
 * @param typed the last word of it may go on
 */
export function suggest(typed: string, index: SubjectIndex): Suggestions {
  const { ranked, instead } = searchSubjects(typed, index, true);
  return {
    suggestions: bestOf(ranked)
      .slice(0, MOST_SUGGESTIONS)
      .map(({ subject }) => suggestionOf(subject)),
    instead,
  };
}
