/** What an entry of the index of subjects is, and so what a result says that it is; `site` is a page about ourselves. */
export type SubjectKind = 'page' | 'site' | 'article' | 'calculator' | 'figure' | 'term';

/** Kinds that stand on a page with many others: single words in them are no measure of what pages are about. */
export const BY_NAME: ReadonlySet<SubjectKind> = new Set(['figure', 'term']);

/** Labels of the results that are no pages to read. */
export const KIND_NAMES: Readonly<Partial<Record<SubjectKind, string>>> = {
  calculator: 'Calculator',
  figure: 'Figure',
  term: 'Glossary',
};

/** One thing that can be found by what it is about, rather than by any word that stands in it. */
export interface Subject {
  readonly kind: SubjectKind;
  /** Its page, for a figure or a term with the place on it */
  readonly address: string;
  readonly title: string;
  /** What a page offers in a sentence; the present value of a figure, the meaning of a term */
  readonly text: string;
  /** What visitors call it: whoever says all words of one of them means it */
  readonly names: readonly string[];
  /** Whom and what the lists of a page name, each word once */
  readonly offers?: string;
  /** Of when the value of a figure is: since when it holds, or when it was checked */
  readonly dated?: string;
}

/** How words of visitors are read; see src/content/search-words.yml. */
export interface SearchWords {
  readonly ignored: readonly string[];
  /** With what people ask for a meaning: "what is", "full form" */
  readonly defining: readonly string[];
  readonly synonyms: readonly { readonly means: string; readonly said: readonly string[] }[];
}

/** The file that the search and the suggestions fetch. */
export interface SubjectsFile extends SearchWords {
  readonly subjects: readonly Subject[];
}
