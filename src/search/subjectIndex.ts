import MiniSearch from 'minisearch';
import { meant, readerOf, telling, type Reader } from './reading';
import { vocabularyOf, writtenIn, type Vocabulary } from './spelling';
import type { Subject, SubjectsFile } from './subjects';

// cspell:ignore homeloan

/**
 * Weight of a word by field. Each field after `called` includes the words of those before it, so a word in a name counts most. `called` holds whole
 * names, each joined to one word.
 */
export const BOOSTS = { called: 4, names: 1, title: 0.5, offers: 0.5, text: 1 };

/** Words in a name. */
type Name = readonly string[];

export interface Entry {
  readonly subject: Subject;
  /** Each name, with synonyms replaced and as written */
  readonly names: readonly Name[];
  /** Names as written only: "student" begins a name of the education loan, "education" does not */
  readonly written: readonly Name[];
}

export interface Index {
  readonly reader: Reader;
  /** In menu order; an entry's index is its id in `documents` */
  readonly entries: readonly Entry[];
  readonly documents: MiniSearch;
  readonly vocabulary: Vocabulary;
  /** Words that only texts have, and that are not corrected */
  readonly written: Vocabulary;
}

/** A name joined to one word, so that "homeloan" finds "home loan". */
export const asOneWord = (name: Name): string => name.join('');

function fieldsOf({ subject, names }: Entry, reader: Reader): Readonly<Record<keyof typeof BOOSTS, string>> {
  const held = new Set<string>();
  const growing = (words: readonly string[]): string => {
    words.forEach((word) => held.add(word));
    return [...held].join(' ');
  };
  return {
    called: [...new Set(names.map(asOneWord))].join(' '),
    names: growing(names.flat()),
    title: growing(telling(subject.title, reader)),
    offers: growing(meant(subject.offers ?? '', reader)),
    text: growing(meant(subject.text, reader)),
  };
}

/** Indexes the subjects that a build has collected. */
export function indexOf(file: SubjectsFile): Index {
  const reader = readerOf(file);
  const asWritten = { ...reader, synonyms: new Map<never, never>() };
  const entries = file.subjects.map((subject) => {
    const written = subject.names.map((name) => telling(name, asWritten));
    return { subject, written, names: [...subject.names.map((name) => telling(name, reader)), ...written] };
  });
  const documents = new MiniSearch({
    fields: Object.keys(BOOSTS),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
    // Text length does not count (b: 0), so that ties keep the menu order.
    searchOptions: { combineWith: 'OR', bm25: { k: 1.2, b: 0, d: 0.5 } },
  });
  documents.addAll(entries.map((entry, id) => ({ id, ...fieldsOf(entry, reader) })));
  return { reader, entries, documents, vocabulary: vocabularyOf(file), written: writtenIn(file) };
}
