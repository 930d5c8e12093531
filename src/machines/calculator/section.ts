/** The open sections below the answer of a question, as rendered. */

/** Where a rule comes from. */
export type RuleSource = { readonly text: string; readonly address?: string };

/** A table as rendered. The first cell of a row is its header. */
export type Table = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The first cells of rows that sum up those above them */
  readonly totals?: readonly string[];
  readonly note?: string;
};

/** Something that holds for the visitor's values, that needs a second look, or that nobody knows. */
export type Finding = {
  readonly sign: 'right' | 'caution' | 'unknown';
  readonly title?: string;
  readonly text: string;
  readonly source?: RuleSource;
};

/** What is said of the visitor's values with the help of data that no page loads at first, such as the rates of a list. */
export type FetchedText = { readonly text: string; readonly link?: RuleSource };

/** Two ways that come out alike, and what decides between them instead of the money. */
export type Tie = {
  /** The values for which it is a tie, where they are not the visitor's own */
  readonly example?: string;
  /** How far apart the two are */
  readonly says: string;
  readonly text: string;
  readonly reasons: readonly string[];
};

/** A part of a sum that is split over several places, and in a few words where it goes. */
export type SplitPart = { readonly rupees: number; readonly text: string };

/** In place of an amount that nobody knows, or that does not apply */
export const DASH = '—';

/** One way among others: where, on which terms, and what it leaves. */
export type WayRow = {
  readonly name: string;
  /** The monogram of a provider; others have none */
  readonly face?: { readonly shortName: string; readonly hue: number };
  /** Its terms, one line each */
  readonly terms: readonly string[];
  /** An amount or `DASH` */
  readonly figure: string;
  /** What stands below it, such as how much is insured */
  readonly below?: string;
  /** What its row says once it is opened, and the page that knows more; a row without it does not open */
  readonly opened?: { readonly facts: readonly (readonly [name: string, value: string])[]; readonly link: RuleSource };
};

/** Ways of one kind, below their title in the rows of others */
export type WayGroup = {
  readonly title: string;
  readonly intro?: string;
  readonly ways: readonly WayRow[];
  readonly note?: string;
};

export type AnswerSection = {
  readonly title: string;
  /** Whether it ranks published values, so that it goes from a copy that is opened once they are too old */
  readonly ranks?: true;
} & (
  | {
      readonly kind: 'table';
      readonly table: Table;
      /** The first cell of the row that a visitor should look at */
      readonly highlighted?: string;
    }
  /** The parts of a sum, drawn as one bar */
  | { readonly kind: 'split'; readonly parts: readonly SplitPart[]; readonly note: string }
  | {
      readonly kind: 'ways';
      readonly intro?: string;
      readonly ways: readonly WayRow[];
      readonly note?: string;
      /** Other kinds of ways in the same rows */
      readonly groups?: readonly WayGroup[];
      /** What holds for all of these rows: in a fold below them */
      readonly about?: { readonly title: string; readonly sentences: readonly string[] };
      /** Title of the fold that holds these ways on a phone, where they do not take the visitor */
      readonly fold?: string;
    }
  | { readonly kind: 'findings'; readonly findings: readonly Finding[] }
  | { readonly kind: 'tie'; readonly tie: Tie }
  | { readonly kind: 'fetched'; readonly fetch: () => Promise<FetchedText> }
  /** Sentences that a visitor sends to somebody, in the order of a letter */
  | { readonly kind: 'letter'; readonly intro: string; readonly sentences: readonly string[] }
);
