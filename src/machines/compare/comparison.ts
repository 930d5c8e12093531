import type { Best } from './arrange';

/** A row of a list, ready to stand beside others of its list. */
export interface ComparedRow {
  /** Permanent: part of addresses */
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  /** Of its monogram, in degrees */
  readonly hue: number;
  /** The provider's own page */
  readonly link?: string | undefined;
  /** What it says in each field, as visitors read it */
  readonly values: readonly string[];
  /** What the list is ordered by; missing where it is not known, or the list stands by name */
  readonly number?: number | undefined;
  /** Ids of its documents */
  readonly documents: readonly string[];
}

/** All that the page which sets rows side by side needs of one list: the build makes it of the list's data file and its schema. */
export interface Comparison {
  /** Names of the fields, in the order of the list */
  readonly fields: readonly string[];
  /** By which field the list stands and which end leads; missing where it stands by name, because nobody leads there */
  readonly order?: { readonly field: number; readonly best: Best; readonly isRate: boolean } | undefined;
  /** What must be known before it is believed */
  readonly notes: readonly string[];
  readonly rows: readonly ComparedRow[];
  readonly documents: Readonly<Record<string, ComparedDocument>>;
}

interface ComparedDocument {
  readonly name: string;
  readonly address: string;
  /** When it was published and read, in words */
  readonly dates: string;
}
