import type { ComponentType } from 'react';
import type { CalculatorId } from '../../content/calculatorIds';
import type { FigureValues } from '../../content/figureValues';
import type { CurveChartProps } from '../../ui/CurveChart';
import type { ComparedWay } from '../../ui/WayBars';
import type { Conflicts, Inputs, Values } from '../fields/inputs/types';
import type { Ageing } from '../list/ageing';
import type { Headline } from './headline';
import type { Pasting } from './pasting';
import type { AnswerSection, RuleSource, Table } from './section';

/** One step of how an answer came about: the rule, and the rule with the visitor's values put in. */
export type Step = {
  readonly name: string;
  readonly rule: string;
  readonly value: string;
  readonly source?: RuleSource;
};

/** One stacked bar of the chart, in rupees. Below 0, a part is not drawn. */
export type Bar = readonly [name: string, lower: number, upper: number];

/** Stacked bars with what their parts are, and what is drawn. */
export type Chart = {
  readonly bars: readonly Bar[];
  readonly lower: string;
  readonly upper: string;
  /** Without it the upper part is drawn as a cost */
  readonly upperIs?: 'gain';
  readonly title: string;
};

/** A table as a definition gives it: a number is shown in whole rupees, and without a caption it has that of its values. */
export type TableData = Partial<Pick<Table, 'caption'>> &
  Pick<Table, 'columns' | 'note' | 'totals'> & { readonly rows: readonly (readonly (string | number)[])[] };

/** A result that no field leads to, and its baseline if that is not the present result. */
export type Outcome<Result> = { readonly outcome: Result; readonly insteadOf?: Result };

/** An amount, or a function of the other fields; the field's own value is left out, so that no amount can be clamped to it. */
type Amount<V extends Values, Name extends keyof V> = number | ((others: Omit<V, Name>) => number);

/** A change of one number: by an amount, by a factor, or up or down to an amount. */
export type Change<V extends Values, Name extends keyof V = keyof V> =
  | { readonly by: Amount<V, Name> }
  | { readonly times: number }
  | { readonly upTo: Amount<V, Name> }
  | { readonly downTo: Amount<V, Name> };

/** Changes of some fields. Where a field or `conflicts` refuses a changed value, the whole change is impossible: see `changedValues`. */
export type Changes<V extends Values> = { readonly [Name in keyof V]?: Change<V, Name> };

/**
 * Changes that the visitor could make. The gain is the difference of two whole results, so a saving counts what it costs elsewhere. The machine
 * omits an impossible change instead of clamping it, so each label matches its amount.
 */
export type Effects<V extends Values, Result> = {
  readonly title: string;
  /** What a gain is: more of the result, less of it, or rupees saved */
  readonly counts: 'more' | 'less' | 'saved';
  /** Gain in rupees; undefined, and not shown, if one of the results has no total */
  readonly gain: (now: Result, then: Result) => number | undefined;
  /** Each with its label, and the fields that it changes or, where no field says it, the other result, undefined if it is impossible */
  readonly changes: readonly (readonly [
    text: string,
    change: Changes<V> | ((values: V) => Outcome<Result> | undefined),
  ])[];
};

/** Calculators of one question from two sides, such as the monthly investment or the target. */
export type Sides = {
  /** Name of the group for screen readers */
  readonly name: string;
  /** Each calculator, with its side in a visitor's words: "I invest monthly" */
  readonly calculators: readonly { readonly id: CalculatorId; readonly text: string }[];
  /** Inputs that all of them have, with the same names, limits and defaults */
  readonly shared: readonly string[];
};

/** Fields in a fold with its title. */
export type FieldGroup<V extends Values> = {
  readonly title: string;
  readonly names: readonly (keyof V & string)[];
};

/**
 * A part of a total, in rupees, such as "your loan". Negative parts are not drawn. The first is drawn as the visitor's own money, the second as what
 * it costs, or where it says so as what it brings.
 */
export type Part = readonly [name: string, rupees: number, is?: 'gain'];

/** The answer to a question, in a sentence. */
type SentenceAnswer<V extends Values, Result> = {
  /** One or two short sentences in large type; `sentence` of the definition follows in small type */
  readonly says: (result: Result, values: V) => string;
  /** The most important values, on the fold that hides the fields on a phone: "₹44 lakh at 8.5% · ₹2 lakh in hand" */
  readonly brief: (values: V) => string;
};

/** What a question says of values that are too old to rank: without a winner, and without a sum in its answer. */
type LastKnown<V extends Values, Result> = Required<
  Pick<CalculatorDefinition<V, Result>, 'answer' | 'headline' | 'facts' | 'sentence' | 'sections'>
>;

/**
 * A calculator or a question as data: its fields, its formula, and how the result is worded, charted, tabulated and explained. The shared island
 * renders both. A calculator answers with a figure, its parts and bars; a question with a sentence and open sections. Keep what only one of them
 * needs out of this interface.
 */
export interface CalculatorDefinition<V extends Values, Result> {
  /** Permanent kebab-case id: the name of its folder, its page and its CSV file */
  readonly id: string;
  readonly name: string;
  readonly defaults: V;
  readonly inputs: Inputs<V>;
  /** The other side of its question, if there is one; lists this calculator too */
  readonly sides?: Sides;
  /** Names of the visible fields, and of those behind "Add" with its label */
  readonly mainFields: readonly (keyof V & string)[];
  readonly more?: FieldGroup<V>;
  /** Further folds of fields, where there are too many for one */
  readonly groups?: readonly FieldGroup<V>[];
  /** The box for a pasted text above the fields, if one can fill them */
  readonly pasting?: Pasting<V>;
  /** Keeps its values on the device, where a visitor comes back to them, as to those of a loan: src/machines/kept. Others do without its code */
  readonly kept?: ComponentType;
  /** Messages on fields that contradict each other, by field. Nothing is computed from such values */
  readonly conflicts?: (values: V) => Conflicts<V>;
  readonly compute: (values: V) => Result;
  /** The values in words: "₹50,00,000 over 20 years at 8.5% a year" */
  readonly say: (values: V) => string;
  /** The most important values, in the row of a calculator: "₹50 lakh · 20 years · 8.5%"; a question has that of its answer */
  readonly brief?: (values: V) => string;
  readonly headline: (result: Result) => Headline;
  /** What its row on /calculators says, where that is not the headline */
  readonly rowFigure?: (result: Result) => Headline;
  /** The answer in one short sentence above the fields, for a form so long that the result is on the second screen of a phone */
  readonly opening?: (result: Result, values: V) => string;
  /** A question's answer; a calculator answers with `headline` in large type */
  readonly answer?: SentenceAnswer<V, Result>;
  /** The two parts of the figure */
  readonly parts?: (result: Result) => readonly [Part, Part];
  /** Instead of parts: what the figure is compared with */
  readonly ways?: (result: Result) => readonly ComparedWay[];
  readonly facts: (result: Result) => readonly (readonly [name: string, value: string])[];
  /** @param after the result after a change; undefined where the change is impossible, and the sentence leaves it out */
  readonly sentence: (result: Result, values: V, after: (changes: Changes<V>) => Result | undefined) => string;
  /** What else a visitor should know of the result, a sentence each, below the panel */
  readonly notes?: (result: Result, values: V) => readonly string[];
  /** Title of the fold that hides the chart on a phone, for a calculator on a page that is long anyway */
  readonly foldTitle?: string;
  readonly chart?: (result: Result) => Chart;
  /** What is drawn instead of bars, where the answer depends on one number that nobody knows */
  readonly curve?: (result: Result, values: V) => CurveChartProps;
  readonly effects?: Effects<V, Result>;
  /** What a question's answer rests on, below its drawing */
  readonly sections?: (result: Result, values: V) => readonly AnswerSection[];
  /** Links to the pages that a visitor may need next, after the answer of a question */
  readonly leadsTo?: readonly Required<RuleSource>[];
  /** Of a question that ranks published values: how long they may be ranked, and what takes the place of its answer once they are older */
  readonly ageing?: Ageing & { readonly lastKnown: LastKnown<V, Result> };
  /** Content of the collapsed tables, if there are any */
  readonly tablesTitle?: string;
  readonly tables: readonly {
    readonly name: string;
    /** Stands open below the result, with its name as a heading, because it is what people come for. It is also what CSV saves */
    readonly isOpen?: true;
    readonly of: (result: Result, values: V) => TableData;
  }[];
  readonly steps: (result: Result, values: V) => readonly Step[];
}

/** What a calculator has besides its id and name, and what a question has. */
type OfCalculator<V extends Values, Result> = Omit<CalculatorDefinition<V, Result>, 'id' | 'name'>;
type With<Whole, Names extends keyof Whole> = Whole & Required<Pick<Whole, Names>>;

/** A definition with the types of its values and result erased, for pages that show several. */
export interface AnyCalculator {
  readonly id: string;
  readonly page: string;
  readonly name: string;
  /** Its name where the text around it says that it is a calculator: "SIP" */
  readonly shortName: string;
  /**
   * The figures of src/content/figures.yml that it counts with: an id for the value that holds now, an id and a day for the one
   * that held then, such as "ppf-rate@2025-03-31"
   */
  readonly figures: readonly string[];
  /** Calls `render` with the typed definition */
  readonly show: <Shown>(
    figures: FigureValues,
    render: <V extends Values, Result>(definition: CalculatorDefinition<V, Result>) => Shown,
  ) => Shown;
}

type About = Pick<AnyCalculator, 'id' | 'name' | 'shortName'> & Partial<Pick<AnyCalculator, 'page' | 'figures'>>;

/** Erases the type parameters of a definition, so that all fit in one array, while its parts stay type-checked against each other. */
function erased<V extends Values, Result>(
  { id, name, shortName, page, figures = [] }: About & { readonly page: string },
  define: (figures: FigureValues) => OfCalculator<V, Result>,
): AnyCalculator {
  const defined = new WeakMap<FigureValues, CalculatorDefinition<V, Result>>();
  const definitionFor = (values: FigureValues): CalculatorDefinition<V, Result> => {
    const definition = defined.get(values) ?? { id, name, ...define(values) };
    defined.set(values, definition);
    return definition;
  };
  return {
    id,
    page,
    name,
    shortName,
    figures,
    show: (values, render) => render(definitionFor(values)),
  };
}

/**
 * A calculator, which answers with a figure.
 *
 * @param define gets the present values of the figures that it names, so that a change of the law is a change of data
 */
export const calculator = <V extends Values, Result>(
  about: About,
  define: (
    figures: FigureValues,
  ) => With<OfCalculator<V, Result>, 'tablesTitle'> &
    (With<OfCalculator<V, Result>, 'parts' | 'chart'> | With<OfCalculator<V, Result>, 'ways'>),
): AnyCalculator => erased({ page: `/calculators/${about.id}`, ...about }, define);

/**
 * A question, which is answered with a sentence and open sections.
 *
 * @param define as of `calculator`
 */
export const question = <V extends Values, Result>(
  about: About,
  define: (figures: FigureValues) => With<OfCalculator<V, Result>, 'answer' | 'sections' | 'leadsTo'>,
): AnyCalculator => erased({ page: `/questions/${about.id}`, ...about }, define);
