import type { Condition } from './condition';
import type { Meaning } from './meaning';
import type { Part } from './parts';

/** A value of our content, with what is needed to find it in a document. */
export interface QuotedValue {
  /** Path of the data file. */
  readonly file: string;
  /** Path of the value in the file, from `rows` on. */
  readonly path: readonly PropertyKey[];
  /** What the row is called in the file: "Jana Small Finance Bank", "hdfc-regalia-gold". */
  readonly row: string;
  /** Field of the row: "rate1Year", "rates.0.rate". */
  readonly field: string;
  readonly text: string;
  /** What must be found: one part, or one for each slab. */
  readonly parts: readonly Part[];
  readonly meaning: Meaning;
  /** For whom or what it is, where its row has several. */
  readonly condition?: Condition | undefined;
  /** Id of the provider or product that a document names. */
  readonly subject: string;
  readonly isProduct: boolean;
  /** The names of its provider, by which its own pages are known. */
  readonly publisherNames: readonly string[];
  /** Where to look, the best first. */
  readonly addresses: readonly string[];
  /** Documents of it that can never change. */
  readonly frozen: readonly string[];
  /** Whose pages these are: a provider's id, else the publisher's name. A pull request is about one of them. */
  readonly publisher: string;
  /** Ids of its documents, the first its main one. */
  readonly documents: readonly string[];
  /** The value whose documents it has, where its own file names none. */
  readonly citing?: { readonly file: string; readonly path: readonly PropertyKey[] };
}
