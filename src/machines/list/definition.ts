import type { FigureValues } from '../../content/figureValues';
import type { Phrase } from '../../content/offerTypes';
import type { Inputs, Values } from '../fields/inputs/types';
import type { PanelResult } from './Panel';
import type { Ageing } from './ageing';
import type { KnownDocuments, OfferGroup } from './rows';

/** An alternative for the same purpose beside the list, such as a government scheme. */
export interface Alternative {
  readonly figure: string;
  readonly name: string;
  readonly text: string;
}

/** The result of a list for the visitor's numbers. */
export interface ListAnswer {
  /** The answer in one sentence, in rupees */
  readonly lead: readonly Phrase[];
  /** The part of it that no rate changes: it is all that is left of the answer once the rates are too old to rank */
  readonly certain?: readonly Phrase[];
  /** The numbers that it answers for, in a few words: "₹3 lakh, 3 years" */
  readonly given: string;
  /** The rows: the first group is the list, every other one a separate block */
  readonly groups: readonly [OfferGroup, ...(readonly OfferGroup[])];
  /** How many rows have each term of `must`, ignoring all other filters, by its name */
  readonly counts?: Readonly<Record<string, number>> | undefined;
  readonly result?: PanelResult | undefined;
  /** Names of folded fields that change nothing now, and are not shown */
  readonly unused?: readonly string[];
  readonly alternatives?: { readonly title: string; readonly entries: readonly Alternative[] } | undefined;
}

/** A small table of answers for visitors without JavaScript. */
export interface WithoutScript {
  readonly intro: string;
  readonly heads: readonly string[];
  /** The name of each row, then its values */
  readonly rows: readonly (readonly string[])[];
}

/** Fields behind one fold, with the words on it. */
interface FoldedFields<Name> {
  readonly title: string;
  readonly names: readonly Name[];
  /** The verb on it, where that is not "Add" */
  readonly act?: string;
}

/** Links to pages that answer for the same numbers. */
export interface PageLinks {
  /** What they are, read out: "Kinds of card" */
  readonly label: string;
  readonly links: readonly { readonly to: string; readonly text: string; readonly isCurrent: boolean }[];
  /** Names of fields whose defaults differ from page to page: links that carry numbers say them too, so that the answer is the same */
  readonly alwaysAlong?: readonly string[];
  /** Names of fields that the links do not carry over, because their options differ from page to page */
  readonly notAlong?: readonly string[];
}

/**
 * A list as data: its fields, and how its rows are filtered, ranked and described for their values. The shared island renders it.
 * Keep what only one list needs out of this interface.
 */
export interface ListDefinition<Own extends Values> {
  /** Permanent kebab-case id: the name of its folder, and of the list in the address of /compare */
  readonly id: string;
  /** Over the rows */
  readonly heading: string;
  /**
   * What the rows are, such as "travel cards": once filters leave some out, the heading is "6 of 10 travel cards". Only where the heading
   * counts the rows and nothing beside it says how many are left.
   */
  readonly noun?: string;
  readonly defaults: Own;
  readonly inputs: Inputs<Own>;
  /** Names of the fields shown at first, ideally two (none where boxes above the rows are enough), and of those behind "Add", with its words */
  readonly inSight: readonly (keyof Own & string)[];
  readonly more?: readonly FoldedFields<keyof Own & string>[];
  /** Those defaults that only this page has, by their names in the address: /compare, which has the list's own, must be told them */
  readonly own?: Readonly<Record<string, string>>;
  /** Id of the rows, where links of the page lead to them */
  readonly anchor?: string;
  /** What stands over the fields, where that is not "Your numbers" */
  readonly fieldsTitle?: string;
  /** Pages that show parts of the same list, in the place of the promises */
  readonly pages?: PageLinks;
  /** Terms that a row must have, as boxes above the rows: the names of toggles, and their title, such as "The plan must have" */
  readonly must?: { readonly title: string; readonly names: readonly (keyof Own & string)[] };
  /** Name of the choice that orders the rows, shown above them */
  readonly order?: keyof Own & string;
  /** Ids of the figures of src/content/figures.yml that it counts with */
  readonly figures?: readonly string[];
  readonly known: KnownDocuments;
  /** Until when it is ranked, where it is: values that move with the market */
  readonly ageing?: Ageing;
  /** Answers for other usual numbers; without it, a sentence says that the figures are an example */
  readonly withoutScript?: (figures: FigureValues) => WithoutScript;
  /** Pure: the same values give the same answer in the HTML and in the browser. */
  readonly answer: (values: Own, figures: FigureValues) => ListAnswer;
}

/** A definition with the type of its values erased, for pages that show one of several. */
export interface AnyList {
  readonly id: string;
  readonly figures: readonly string[];
  /** Names of its values in the address */
  readonly names: readonly string[];
  /**
   * Calls `render` with the typed definition
   * @param part by which a page shows only some of the rows
   */
  readonly show: <Shown>(
    render: <Own extends Values>(definition: ListDefinition<Own>) => Shown,
    part?: string,
  ) => Shown;
}

/**
 * Erases the type parameters of a definition, so that all fit in one array, while its parts stay type-checked against each other.
 * @param parts the same list for some of its rows, by the names that pages use
 */
export function offerList<Own extends Values>(
  definition: ListDefinition<Own>,
  parts: Readonly<Record<string, ListDefinition<Own>>> = {},
): AnyList {
  return {
    id: definition.id,
    figures: definition.figures ?? [],
    names: Object.keys(definition.inputs),
    show(render, part) {
      const shown = part === undefined ? definition : parts[part];
      if (!shown) throw new Error(`the list "${definition.id}" has no part "${part}"`);
      return render(shown);
    },
  };
}
