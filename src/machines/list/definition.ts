import type { ComponentType } from 'react';
import type { FigureValues } from '../../content/figureValues';
import type { ComparedListId } from '../../content/listCatalogue';
import type { Inputs, Values } from '../fields/inputs/types';
import type { PanelResult } from './Panel';
import type { Ageing } from './ageing';
import * as words from './messages.en';
import { rowsOf, type ComparedSum, type KnownDocuments, type OfferGroup } from './rows';

/** An alternative for the same purpose, such as a government scheme. */
export interface Alternative {
  readonly figure: string;
  readonly name: string;
  readonly text: string;
}

/** A list's result for a visitor's inputs. */
export interface ListAnswer {
  /** The answer in one sentence */
  readonly lead: string;
  /** The part of the answer that does not depend on rates. It is all that is left once the rates are too old to rank */
  readonly certain?: string;
  /** How old the values are, if they are too old to rank and the lead says something else */
  readonly age?: string;
  /** Summary of the inputs: "₹3 lakh, 3 years" */
  readonly inputsText: string;
  /**
   * What a comparison of rows comes to, in one sentence; by default the ends of their sums
   * @param best the best sum, and those that tie with it
   * @param others best first; empty only where two or more tie
   */
  readonly comparedLead?: (best: readonly ComparedSum[], others: readonly ComparedSum[]) => string;
  /** Whether nothing is entered yet, without which the list decides nothing: a phone then shows the fields as the first step */
  readonly isFirstStep?: boolean;
  /** The rows: the first group is the list, every other one a separate block */
  readonly groups: readonly [OfferGroup, ...(readonly OfferGroup[])];
  /** Number of rows with each term of `must`, by name, ignoring all other filters */
  readonly counts?: Readonly<Record<string, number>> | undefined;
  readonly result?: PanelResult | undefined;
  readonly offerFirst?: OfferFirst;
  /** Names of folded fields without an effect now, which are hidden */
  readonly unused?: readonly string[];
  /** Orders that have nothing to go by now, each with the order that it then is; they are not offered */
  readonly idleOrders?: Readonly<Record<string, string>>;
  readonly alternatives?: { readonly title: string; readonly entries: readonly Alternative[] } | undefined;
}

/** Links below a title. */
export interface Ways {
  readonly title: string;
  readonly sentence: string;
  readonly links: readonly { readonly to: string; readonly text: string }[];
}

/** What a list that is too old to rank opens with, once it has computed the visitor's offer, or an example of one. */
export interface OfferFirst {
  /** Values of the empty fields that the answer counts with, by name */
  readonly example: Partial<Values>;
  /** What to ask who made the offer, each with the reason */
  readonly asks: readonly string[];
  /** Heading of the rows, with their month: "Last known rates, January 2026" */
  readonly heading: string;
  /** Where the offer would have stood then */
  readonly standing: string;
}

/** A small table of answers for visitors without JavaScript. */
export interface WithoutScript {
  readonly intro: string;
  readonly heads: readonly string[];
  /** The name of each row, then its values */
  readonly rows: readonly (readonly string[])[];
}

/** Fields behind one fold, with its label. */
export interface FoldedFields<Name> {
  readonly title: string;
  readonly names: readonly Name[];
  /** The verb on it, if not "Add" */
  readonly act?: string;
}

/** Inputs to press where nothing is preset, each as its name and what the address then has. */
export interface ReadyInputs {
  /** Accessible label: "Common cases" */
  readonly label: string;
  readonly entries: readonly { readonly text: string; readonly numbers: Readonly<Record<string, string>> }[];
}

/** Links to pages that answer for the same numbers. */
export interface PageLinks {
  /** Accessible label: "Kinds of card" */
  readonly label: string;
  readonly links: readonly { readonly to: string; readonly text: string; readonly isCurrent: boolean }[];
  /** Names of fields whose defaults differ by page. Links that carry numbers always include them, so that the answer stays the same */
  readonly alwaysAlong?: readonly string[];
  /** Names of fields that links do not carry over, because their options differ by page */
  readonly notAlong?: readonly string[];
}

/**
 * A list as data: its fields, and how its rows are filtered, ranked and described. The shared island renders it. Keep the needs of a single list out
 * of this interface.
 */
export interface ListDefinition<V extends Values> {
  /** Permanent kebab-case id: the name of its folder, and of the list in /compare addresses */
  readonly id: string;
  /** The list of /compare with its rows, if it is not that of its id */
  readonly compared?: ComparedListId;
  /** Heading above the rows */
  readonly heading: string;
  /**
   * Plural name of the rows, such as "travel cards": with filters on, the heading becomes "6 of 10 travel cards". Only if the heading counts the rows
   * and nothing beside it tells how many are left.
   */
  readonly noun?: string;
  readonly defaults: V;
  readonly inputs: Inputs<V>;
  /** Fields visible at first, ideally two (none if toggles above the rows are enough), and fields behind "Add" with its label */
  readonly mainFields: readonly (keyof V & string)[];
  readonly more?: readonly FoldedFields<keyof V & string>[];
  /** A field before them that sets several at once, such as their sum */
  readonly sumField?: ComponentType<{ readonly values: V; readonly fill: (next: Partial<V>) => void }>;
  /** Defaults that differ on this page, by name in the address. /compare uses the list's own defaults, so links must include them */
  readonly pageDefaults?: Readonly<Record<string, string>>;
  /** Id of the rows, if the page links to them */
  readonly anchor?: string;
  /** Heading of the fields, if not "Your numbers" */
  readonly fieldsTitle?: string;
  /** Pages with parts of the same list, in place of the promises */
  readonly pages?: PageLinks;
  /** Likewise, where the list decides nothing until something is entered */
  readonly examples?: ReadyInputs;
  /** Toggles with a title such as "The plan must have": above the rows, or after the visible fields where there are any */
  readonly must?: { readonly title: string; readonly names: readonly (keyof V & string)[] };
  /** Name of the sort field, shown above the rows */
  readonly order?: keyof V & string;
  /**
   * Fields of the visitor's own offer, behind a fold with this title. A list that is too old to rank opens with them, and answers for this example
   * while they are empty
   */
  readonly offer?: {
    readonly title: string;
    readonly names: readonly (keyof V & string)[];
    readonly example: (values: V, figures: FigureValues) => Partial<V>;
  };
  /** Links to what else may serve, with the visitor's numbers, beside the rows on a wide screen where the list has no age. One that has an age shows them once it is too old to rank */
  readonly ways?: (values: V) => Ways;
  /** Sort orders by what a list that is too old to rank does not show, each with the order that it then is */
  readonly ordersOnceOld?: Readonly<Record<string, string>>;
  /** Keeps its values on the device, as in a calculator */
  readonly kept?: ComponentType;
  /** Ids of the figures of src/content/figures.yml that it uses */
  readonly figures?: readonly string[];
  readonly known: KnownDocuments;
  /** How long it may be ranked, if its values follow the market */
  readonly ageing?: Ageing;
  /** Answers for other common numbers; without it, a sentence calls the figures an example */
  readonly withoutScript?: (figures: FigureValues) => WithoutScript;
  /**
   * Pure: the same values give the same answer in the HTML and in the browser.
   * @param isExample whether the offer among the values is our example, which the answer then calls one
   */
  readonly answer: (values: V, figures: FigureValues, isExample?: boolean) => ListAnswer;
}

/** A definition with its value type erased, for pages that show one of several. */
export interface AnyList {
  readonly id: string;
  readonly figures: readonly string[];
  /** Names of its values in the address */
  readonly names: readonly string[];
  /**
   * Calls `render` with the typed definition
   * @param part selects the rows of one page
   */
  readonly show: <Shown>(render: <V extends Values>(definition: ListDefinition<V>) => Shown, part?: string) => Shown;
}

/**
 * A list whose rows are all held back says so in place of its answer, and has no age. A data file has rows, so a first group without any, left out by
 * a filter or not, means that they are held back.
 */
function saysIfHeld<V extends Values>(definition: ListDefinition<V>): ListDefinition<V> {
  const { ageing, withoutScript, ...rest } = definition;
  const answer: ListDefinition<V>['answer'] = (...given) => {
    const found = definition.answer(...given);
    if (rowsOf(found.groups[0]).length > 0) return found;
    const { result: _result, certain: _certain, ...kept } = found;
    return { ...kept, lead: words.allHeldBack };
  };
  if (ageing?.days.length === 0) return { ...rest, answer };
  return { ...rest, ...(ageing && { ageing }), ...(withoutScript && { withoutScript }), answer };
}

/**
 * Erases a definition's type parameters, so that all fit in one array, while its parts stay type-checked against each other.
 * @param parts the same list for some of its rows, by the names that pages use
 */
export function offerList<V extends Values>(
  definition: ListDefinition<V>,
  parts: Readonly<Record<string, ListDefinition<V>>> = {},
): AnyList {
  return {
    id: definition.id,
    figures: definition.figures ?? [],
    names: Object.keys(definition.inputs),
    show(render, part) {
      const shown = part === undefined ? definition : parts[part];
      if (!shown) throw new Error(`the list "${definition.id}" has no part "${part}"`);
      return render(saysIfHeld(shown));
    },
  };
}
