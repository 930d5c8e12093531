import type { CardNames } from '../../ui/CardFace';
import type { Best } from './arrange';

/** A row of a list, ready for a comparison. */
export interface ComparedRow {
  /** Permanent: part of addresses */
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  /** Hue of its monogram, in degrees */
  readonly hue: number;
  /** Drawn in place of the monogram */
  readonly card?: CardNames;
  /** The provider's own page */
  readonly link?: string | undefined;
  /** Its text in each field */
  readonly values: readonly string[];
  /** The number the list is sorted by; missing if unknown, or if the list is sorted by name */
  readonly number?: number | undefined;
  readonly documents: readonly string[];
}

/** One list's data for /compare. The build derives it from the list's data file and schema. */
export interface Comparison {
  /** Names of the fields, in the order of the list */
  readonly fields: readonly string[];
  /** Which of them the list works its sums out from */
  readonly inSums?: readonly number[];
  /** Which of them are remarks, of which most rows have none */
  readonly remarks?: readonly number[];
  /** Which of them belong in the fold: full texts of shortened fields, and what is seldom needed */
  readonly details?: readonly number[];
  /** The field the list is sorted by, and which end is better; missing if it is sorted by name, where nobody leads */
  readonly order?:
    | {
        readonly field: number;
        readonly best: Best;
        readonly isRate: boolean;
        /** Numbers that differ by no more than this are a tie; by default sums less than 1% apart, and rates less than a step */
        readonly tiePoints?: number;
      }
    | undefined;
  /** Caveats */
  readonly notes: readonly string[];
  readonly rows: readonly ComparedRow[];
  readonly documents: Readonly<Record<string, ComparedDocument>>;
}

export interface ComparedDocument {
  readonly name: string;
  readonly address: string;
  /** Dates of publication and reading, as text */
  readonly dates: string;
}
