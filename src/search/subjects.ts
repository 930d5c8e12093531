import * as words from './messages.en';

/** Kind of an entry in the subject index, shown with its result; `site` is a page about ourselves, `absent` what the site does not have. */
export type SubjectKind = 'absent' | 'page' | 'site' | 'article' | 'calculator' | 'question' | 'figure' | 'term';

/** Kinds that share a page with many others, so that single words in them do not tell what the page is about. */
export const BY_NAME: ReadonlySet<SubjectKind> = new Set(['absent', 'figure', 'term']);

/** Labels of results other than pages. */
export const KIND_NAMES: Readonly<Partial<Record<SubjectKind, string>>> = {
  calculator: words.calculator,
  question: words.question,
  figure: words.figure,
  term: words.term,
  absent: words.absent,
};

/** Something that can be found by its subject, rather than by any word in its text. */
export interface Subject {
  readonly kind: SubjectKind;
  /** Its page; for a figure or a term with the anchor; of what the site does not have, a place on the search page that only names it */
  readonly address: string;
  readonly title: string;
  /** A page's offer in a sentence; a figure's current value; a term's or a missing subject's meaning */
  readonly text: string;
  /** Names that visitors use: a query with all words of one of them means this subject */
  readonly names: readonly string[];
  /** Of a page that this language lacks: what is in English here, all of it or only the text */
  readonly inEnglish?: 'all' | 'text';
  /** Distinct words of the names in the page's lists */
  readonly offers?: string;
  /** Date of a figure's value: since when it holds, or when it was checked */
  readonly dated?: string;
  /** Of what the site does not have: the official site that answers, if it is one for all */
  readonly ask?: string;
}

/** How queries are parsed; see src/content/search-words.yml. */
export interface SearchWords {
  readonly ignored: readonly string[];
  /** Words that ask for money */
  readonly needing?: readonly string[];
  /** Phrases that ask for a meaning: "what is", "full form" */
  readonly defining: readonly string[];
  readonly synonyms: readonly { readonly means: string; readonly said: readonly string[] }[];
}

/** The file that the search and the suggestions fetch. */
export interface SubjectsFile extends SearchWords {
  readonly subjects: readonly Subject[];
  /** Words of texts that are spelt right, and that would be taken for a misspelt word of a subject: "maternity" for "maturity" */
  readonly written?: readonly string[];
}
