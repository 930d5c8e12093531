import type { CardNames } from '../../ui/CardFace';
import type { Best } from '../compare/arrange';
import type { SourceDocument } from '../../content/offerTypes';
import type { PanelResult } from './Panel';
import type { Span } from '../../lib/quantities/span';
import type { Candidate } from './ticks/TicksContext';
import type { ColumnHead } from './Heads';

/** The rows of a list, filtered and ranked for a visitor. */

/** One of several values drawn as bars: the rate of one tenure. */
export interface RowBar {
  /** Label below the bar, a character or two */
  readonly name: string;
  /** Undefined if unknown: no bar */
  readonly value: number | undefined;
  /** Whether it matches the visitor's inputs */
  readonly isChosen: boolean;
}

/** One of the three figures of a row. */
export interface RowFigure {
  /** Label such as "You get". Screen readers hear it in each row; wide screens show it once above the rows */
  readonly label: string;
  /** "₹3,83,843", "from 7.10%" or "Not known" */
  readonly text: string;
  /** What the number is, where no column head says so, after it: "in all", "by amount" */
  readonly unit?: string;
  /** What a reader must not miss beside the number: "+ fee", "now 7.25%" */
  readonly caveat?: string | undefined;
  /** Further words on it, in the opened row */
  readonly small?: readonly string[];
  /** Values with names of their own, which follow it in the opened row */
  readonly further?: OfferRow['facts'];
  /** The gap to the best of the list: "₹3.2 lakh more", "lowest". A wide row shows that of the figure that is large in a narrow one */
  readonly distance?: string | undefined;
  /** Whether the distance says that nothing here is better */
  readonly isBest?: boolean;
  /** A tick for a term that is good for any visitor, a cross for a miss of this visitor's requirement */
  readonly mark?: 'met' | 'missed' | undefined;
  /** A range of rates, drawn on an axis shared by all rows */
  readonly range?: Span;
  /** An amount drawn from nothing, on a scale shared by all rows */
  readonly length?: number;
  readonly bars?: readonly RowBar[];
  /** Whether it is only said, and not what rows differ in */
  readonly isQuiet?: true;
  /** Only for values calculated from the visitor's numbers, which get their own row in a comparison */
  readonly counted?: Counted | undefined;
}

export interface Counted {
  /** Its name in a comparison, if the label is unclear without the column head */
  readonly name?: string;
  /** Missing if not comparable with other rows, such as a total without its fee */
  readonly number?: number | undefined;
  /** What a value that is not comparable lies between, as far as that is known: a total with the smallest and the largest possible fee */
  readonly within?: Span | undefined;
  /** Which end is better for a visitor */
  readonly best: Best;
  /** Whether the number is only a minimum, to which something that is not known may be added */
  readonly isLeast?: boolean;
  /** What the number has in it or leaves out, which a comparison keeps: "fee included" */
  readonly small?: string | undefined;
  /** Whether it is a rate in percent: within one step of 0.05 points, rates are a tie */
  readonly isRate?: boolean;
  /** Whether it is a term, such as a fee: it may lead even in a row that the list does not rank, and shows no difference from the best */
  readonly isTerm?: boolean;
  /** Label of another figure; if both are equal in every column, this one has no row */
  readonly repeats?: string;
}

/** An amount of a row, among those that are compared. */
export interface ComparedSum {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly number: number;
  /** Whether it is only a minimum */
  readonly isLeast?: boolean | undefined;
}

/**
 * A row of a list. Lists with fields make `facts` and `compared` getters: most rows are never opened or compared, and a key waits for all of them.
 */
export interface OfferRow extends Candidate {
  /** Drawn in place of the monogram */
  readonly card?: CardNames;
  /** First words of the opened row: "Small finance bank" */
  readonly about?: string;
  readonly figures: readonly [RowFigure, RowFigure, RowFigure];
  /** Its figures once the list is too old to rank: without sums, and with the month of each */
  readonly figuresOnceOld?: OfferRow['figures'];
  /** In the line under the name: "fee" and "₹11,800", or only a text, such as the reason to choose it */
  readonly note?: { readonly label?: string; readonly text: string } | undefined;
  /** Further calculated values, shown only in a comparison */
  readonly compared?: readonly RowFigure[];
  /** The details: a name with one text, or several below each other */
  readonly facts: readonly (readonly [name: string, value: string | readonly string[]])[];
  /** Ids of the source documents, if the list as a whole names none */
  readonly documents: readonly string[];
  /** The product's page on the provider's own site */
  readonly link?: string | undefined;
  /** With the button "Apply Now", whose notice says that applying here is not possible */
  readonly canApply?: boolean;
}

/** Unranked rows, with the reason as a sentence. */
export interface UnrankedRows {
  /** Whether the visitor's filters exclude them, rather than missing data */
  readonly isLeftOut?: boolean;
  /** Of those: whether it is not known that they meet them, so that they are to be asked */
  readonly isUnknown?: boolean;
  readonly reason: string;
  readonly rows: readonly OfferRow[];
}

/** The place of a figure in a row. */
export type Place = 0 | 1 | 2;

/**
 * How a narrow row, such as on a phone, shows its figures: one as its large number, one below that, others in the line under the name, others side by
 * side, each under its own name, and the rest in the opened row.
 */
export interface NarrowRow {
  readonly main: Place;
  readonly below?: Place;
  readonly line?: readonly Place[];
  /** What the numbers are, where the heads of their columns beside each other would repeat it: "Return a year: 3 years · 5 years" */
  readonly head?: string;
  /** The line under the name then comes below them, and what the name has in brackets below the name */
  readonly terms?: readonly [Place, Place];
}

/** What a lender offered to the visitor, as a row of the list. */
export interface OwnOffer {
  /** "Your offer" */
  readonly name: string;
  /** Whether it is our example, because the visitor has entered none */
  readonly isExample: boolean;
  /** Its rank: "19 of 25 rates that we can compare start lower" */
  readonly note: string;
  readonly figures: OfferRow['figures'];
  /** As of a row */
  readonly compared: readonly RowFigure[];
  /** What a better one would be worth */
  readonly sentence?: string;
  /** What to ask who made it, each with the reason */
  readonly asks: readonly string[];
  /** How many of the ranked rows stand before it */
  readonly place: number;
  /** What a list that is too old to rank says of it, above its rows */
  readonly alone: {
    readonly result: PanelResult | undefined;
    /** Those of `asks` that hold without a published rate */
    readonly asks: readonly string[];
    /** Where it would have stood then */
    readonly standing: string;
  };
}

/** Comparable rows, in order. */
export interface OfferGroup {
  readonly id: string;
  /** Title of a separate block; the first group has the list's heading */
  readonly title?: string;
  /** Notes on the whole block, below its rows, such as that it is not insured */
  readonly notes: readonly string[];
  /** The column heads, names first */
  readonly heads: readonly [ColumnHead, ...(readonly ColumnHead[])];
  readonly narrow: NarrowRow;
  /** The layout of a list too old to rank, if it then shows published values and no sums worked out from them */
  readonly onceOld?: Pick<OfferGroup, 'narrow' | 'heads' | 'notes'>;
  /** Whether a row can be ticked without opening it; the box stands in place of its monogram */
  readonly hasTicksInFront?: boolean;
  /** Why the first row is first, within what is known */
  readonly tag?: string | undefined;
  readonly ranked: readonly OfferRow[];
  readonly ownOffer?: OwnOffer | undefined;
  /** Whether the offer and its cost are shown above the rows instead of among them */
  readonly isOfferAbove?: boolean;
  readonly unranked: readonly UnrankedRows[];
  /** Whether rows that the visitor's filters exclude stay in sight below the others, rather than behind "Show all" */
  readonly showsLeftOut?: boolean;
}

/** The documents named by rows, by id, including the records through which they are known. */
export type KnownDocuments = Readonly<Record<string, SourceDocument>>;

/** In longer lists, the HTML has details for the visible rows only. */
export const MOST_WITH_DETAILS = 45;

/** All rows of a group, ranked or not. */
export function rowsOf({ ranked, unranked }: OfferGroup): readonly OfferRow[] {
  return [...ranked, ...unranked.flatMap(({ rows }) => rows)];
}

/** The rows of a group that the visitor's filters exclude. */
export function leftOutOf({ unranked }: OfferGroup): readonly OfferRow[] {
  return unranked.flatMap(({ isLeftOut, rows }) => (isLeftOut ? rows : []));
}
