import type { FigureValues } from '../content/figureValues';
import type { AnyCalculator, CalculatorDefinition } from '../machines/calculator/definition';
import type { Headline } from '../machines/calculator/headline';
import type { Table } from '../machines/calculator/section';
import { chartOf, tablesFor } from '../machines/calculator/shown';
import type { Values } from '../machines/fields/inputs/types';
import { withoutMarks } from '../machines/fields/Marked';
import { lastKnown } from '../machines/calculator/lastKnown';
import { valuesFor } from '../machines/fields/inputs/valuesFor';
import { ageingOn } from '../machines/list/ageing';

/** @throws {Error} when a field cannot have its value, or two contradict each other: an editor's tile would show nonsense */
function givenValues<V extends Values, Result>(definition: CalculatorDefinition<V, Result>, inputs: string): V {
  const whose = `the calculator "${definition.id}"`;
  const values = valuesFor(whose, definition, inputs);
  const [conflict] = Object.values(definition.conflicts?.(values) ?? {});
  if (conflict !== undefined) throw new Error(`${whose} cannot count with "${inputs}": ${conflict}`);
  return values;
}

/** A result with its label, and its inputs in words. */
export interface Example {
  readonly label: string;
  readonly figure: string;
  readonly inputsText: string;
  /** The most important inputs in one line, for a row */
  readonly brief: string;
  readonly rowFigure: Headline;
  /** Of a question: the sentence of its answer that has the key number; of a calculator with a sentence above its fields, that */
  readonly sentence?: string;
  /** The last day on which it may be shown, year-month-day; undefined where no ranked value is in it */
  readonly until?: string;
}

/** The sentence with the key number, which is in bold; the first where none is. */
function keySentence(says: string): string {
  const sentences = says.split(/(?<=[.।]) /);
  const [first = says] = sentences;
  return withoutMarks(sentences.find((sentence) => sentence.includes('**')) ?? first);
}

/**
 * What a calculator answers.
 *
 * @param inputs those that are not the defaults, as in an address: "monthly=5000&years=10"
 * @param today year-month-day: published values that are too old by then are not ranked
 * @throws {Error} when it cannot count with them
 */
export function exampleOf(calculator: AnyCalculator, figures: FigureValues, inputs = '', today = ''): Example {
  return calculator.show(figures, (definition) => {
    const { ageing, compute, opening, say } = definition;
    const { isOld, until } = ageingOn(today, ageing);
    const values = givenValues(definition, inputs);
    const result = compute(values);
    const { headline, answer, rowFigure = headline } = isOld ? lastKnown(definition) : definition;
    return {
      ...headline(result),
      inputsText: say(values),
      brief: (definition.brief ?? answer?.brief)?.(values) ?? '',
      rowFigure: rowFigure(result),
      ...(answer && { sentence: keySentence(answer.says(result, values)) }),
      ...(opening && { sentence: withoutMarks(opening(result, values)) }),
      ...(until !== undefined && { until }),
    };
  });
}

/**
 * What a calculator draws, with the numbers of its first table.
 *
 * @param inputs those that are not the defaults, as in an address: "monthly=5000&years=10"
 * @throws {Error} when it cannot count with them
 */
export function chartExampleOf(
  calculator: AnyCalculator,
  figures: FigureValues,
  inputs = '',
): { readonly chart: ReturnType<typeof chartOf>; readonly table: Table | undefined } {
  return calculator.show(figures, (definition) => {
    const values = givenValues(definition, inputs);
    const answer = definition.compute(values);
    const [first] = tablesFor(definition, answer, values);
    return { chart: chartOf(definition, answer), table: first?.of() };
  });
}
