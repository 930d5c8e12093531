import type { FigureValues } from '../../content/figureValues';
import type { Phrase } from '../../lib/offers/types';
import type { Inputs, Values } from '../parts/inputs/types';
import type { PanelResult } from './Panel';
import type { KnownDocuments, OfferGroup } from './rows';

/** Something else for the same purpose, beside the list: a scheme of the government. */
export interface Alternative {
  readonly figure: string;
  readonly name: string;
  readonly text: string;
}

/** What a list comes to for a visitor's numbers. */
export interface ListAnswer {
  /** The answer in one sentence, in rupees */
  readonly lead: readonly Phrase[];
  /** The numbers that it answers for, in a few words: "₹3 lakh, 3 years" */
  readonly given: string;
  /** The rows: the first group is the list, each other one a block of its own */
  readonly groups: readonly [OfferGroup, ...(readonly OfferGroup[])];
  readonly result?: PanelResult | undefined;
  readonly alternatives?: { readonly title: string; readonly entries: readonly Alternative[] } | undefined;
}

/**
 * A list as data: its fields, and how its rows are filtered, ranked and said for what stands in them. The shared island renders it. What a
 * second list does not need either is better moved out of here than added to.
 */
export interface ListDefinition<Own extends Values> {
  /** Permanent kebab-case id: its folder, and its name in the address of the page that sets rows side by side */
  readonly id: string;
  /** Over the rows */
  readonly heading: string;
  readonly defaults: Own;
  readonly inputs: Inputs<Own>;
  /** Names of the fields in sight, best two, and of those behind "Add", with the words on it */
  readonly inSight: readonly (keyof Own & string)[];
  readonly more?: { readonly title: string; readonly names: readonly (keyof Own & string)[] };
  /** Name of the choice by which the rows are ordered, which stands above them */
  readonly order?: keyof Own & string;
  /** Ids of the figures of src/content/figures.yml that it counts with */
  readonly figures?: readonly string[];
  readonly known: KnownDocuments;
  /** Pure: the same values give the same answer in the HTML and in the browser. */
  readonly answer: (values: Own, figures: FigureValues) => ListAnswer;
}

/** A definition whose own values only it knows: what a page that shows one of several works with. */
export interface AnyList {
  readonly id: string;
  readonly figures: readonly string[];
  /** Names of its values in the address */
  readonly names: readonly string[];
  /** Renders it, for whoever has a renderer of definitions */
  readonly show: <Shown>(render: <Own extends Values>(definition: ListDefinition<Own>) => Shown) => Shown;
}

/** Makes a definition one of many, without losing that its parts fit together. */
export function offerList<Own extends Values>(definition: ListDefinition<Own>): AnyList {
  return {
    id: definition.id,
    figures: definition.figures ?? [],
    names: Object.keys(definition.inputs),
    show: (render) => render(definition),
  };
}
