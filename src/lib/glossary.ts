/** The page of the glossary; each term is a place on it. */
export const GLOSSARY_PATH = '/glossary';
/** Where a build puts what the terms mean, as JSON. */
export const GLOSSARY_DATA_PATH = '/glossary.json';

/** What a page says of a word in place. */
export interface Meaning {
  /** "APR, Annual Percentage Rate" */
  readonly name: string;
  readonly short: string;
}

/** By the id of the term. */
export type Meanings = Readonly<Record<string, Meaning>>;
