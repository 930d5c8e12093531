import type { Best } from '../compare/arrange';
import type { SourceDocument } from '../../content/offerTypes';
import type { Span } from '../../lib/quantities/span';
import type { Candidate } from './ticks/TicksContext';
import type { ColumnHead } from './Heads';

/** What a list shows, once its rows are filtered and ranked for a visitor. */

/** A value as one of several, drawn as a bar: the rate of one tenure. */
export interface RowBar {
  /** What stands below it, in a character or two */
  readonly name: string;
  /** Undefined where it is not known: no bar */
  readonly value: number | undefined;
  /** Whether the visitor's numbers ask for this one */
  readonly isChosen: boolean;
}

/** One of the three figures of a row. */
export interface RowFigure {
  /** What it is: "You get". Read out in each row; on a wide screen seen once above the rows */
  readonly label: string;
  /** "₹3,83,843", "from 7.10%" or "Not known" */
  readonly text: string;
  /** Lines below it, smaller */
  readonly small?: readonly string[];
  /** Below those lines, how far it is from the best of the list: "₹3.2 lakh more", "lowest" */
  readonly distance?: string | undefined;
  /** Whether the distance says that nothing here is better */
  readonly isBest?: boolean;
  /** A tick before the text for a term that is good for any visitor, a cross where it misses what this one asks for */
  readonly mark?: 'met' | 'missed' | undefined;
  /** Rates that are drawn on an axis which all rows share */
  readonly range?: Span;
  readonly bars?: readonly RowBar[];
  /** Only for what is counted for the visitor's numbers, which has a row of its own where rows stand side by side */
  readonly counted?: Counted | undefined;
}

export interface Counted {
  /** Its name there, where the label is unclear without the column head */
  readonly name?: string;
  /** Missing where it is not comparable with other rows, such as a total without its fee */
  readonly number?: number | undefined;
  /** The best that it may be where it is not comparable: a total with the smallest fee that may be asked */
  readonly atBest?: number | undefined;
  /** Which end is the better one for a visitor */
  readonly best: Best;
  /** Whether it is a rate in percent: those of one step of 0.05 points are a tie */
  readonly isRate?: boolean;
}

/** What is drawn on a credit card. */
export interface CardNames {
  readonly issuer: string;
  /** The card's name without its issuer */
  readonly product: string;
  readonly network?: string | undefined;
  /** Tells the cards of one issuer apart: degrees from 0 to 359 */
  readonly productHue: number;
}

/** A row of a list. */
export interface OfferRow extends Candidate {
  /** Drawn in place of the monogram */
  readonly card?: CardNames;
  /** Below the name: "small finance bank, insured" */
  readonly about: string;
  readonly figures: readonly [RowFigure, RowFigure, RowFigure];
  /** What else is counted for the visitor's numbers, shown only where rows stand side by side */
  readonly compared?: readonly RowFigure[];
  /** The summary that opens the details: "fee" and "₹11,800", or only the second */
  readonly fold: { readonly label?: string; readonly text: string };
  /** What opens below it, by name: a text, or several below each other */
  readonly facts: readonly (readonly [name: string, value: string | readonly string[]])[];
  /** Ids of the source documents, where the list as a whole does not name them */
  readonly documents: readonly string[];
  /** The product's page on the provider's own site */
  readonly link?: string | undefined;
  /** Whether too little is known about it to compare it on /compare */
  readonly isAlone?: boolean;
  /** With the button "Apply Now", whose notice says that nobody can apply here */
  readonly canApply?: boolean;
}

/** Rows that are shown and not ranked, with the sentence that says why. */
export interface RowsApart {
  /** Whether the visitor's filters exclude them, rather than missing data */
  readonly isLeftOut?: boolean;
  readonly reason: string;
  readonly rows: readonly OfferRow[];
}

/** Comparable rows, in order. */
export interface OfferGroup {
  readonly id: string;
  /** Over a block that stands by itself; the first group has the heading of the list */
  readonly title?: string;
  /** Notes on the whole block, such as that it is not insured */
  readonly notes: readonly string[];
  /** A sentence below the rows, which nobody needs before them */
  readonly closing?: string;
  /** What the columns are, that of the names first */
  readonly heads: readonly [ColumnHead, ColumnHead, ColumnHead, ColumnHead];
  /** Why the first row is first, never more than what is known */
  readonly tag?: string | undefined;
  readonly ranked: readonly OfferRow[];
  readonly apart: readonly RowsApart[];
}

/** The documents that rows name, by id, with the records through which they are known. */
export type KnownDocuments = Readonly<Record<string, SourceDocument>>;

/** In the HTML of a list with more rows, only visible rows have details. */
export const MOST_WITH_DETAILS = 45;

/** All rows of a group, ranked or not. */
export function rowsOf({ ranked, apart }: OfferGroup): readonly OfferRow[] {
  return [...ranked, ...apart.flatMap(({ rows }) => rows)];
}

/** The rows of a group that the visitor's filters exclude. */
export function leftOutOf({ apart }: OfferGroup): readonly OfferRow[] {
  return apart.flatMap(({ isLeftOut, rows }) => (isLeftOut ? rows : []));
}
