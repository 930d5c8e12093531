import type { FigureValues } from '../../../content/figureValues';
import type { AnyCalculator } from '../../../machines/calculator/definition';
import { partsOf, sentenceOf } from '../../../machines/calculator/shown';
import type { AnyList } from '../../../machines/list/definition';
import { lastKnown } from '../../../machines/list/lastKnown';
import type { PanelResult } from '../../../machines/list/Panel';
import type { Inputs, Values } from '../../../machines/fields/inputs/types';
import * as words from '../messages.en';

/** The result of a list or calculator, reduced to what the home page shows. */
export interface FigureAnswer {
  readonly label: string;
  readonly figure: string;
  /** After the figure: "a month" */
  readonly unit?: string;
  /** Who gets the rate behind the figure, which bank pays it, or what it does not count */
  readonly condition?: string;
  /** None where the figure is no sum of two */
  readonly parts: PanelResult['parts'] | undefined;
  readonly sentence: string;
  /** Summary of the inputs */
  readonly inputsText: string;
}

/** A list or a calculator as the source of an answer. */
export interface AnswerSource<V extends Values> {
  /** Address of the full list or calculator */
  readonly page: string;
  readonly defaults: V;
  readonly inputs: Inputs<V>;
  /** @returns a sentence alone if nothing is on offer for these values */
  readonly answer: (values: V) => FigureAnswer | { readonly sentence: string; readonly inputsText: string };
}

/** A source with the type of its values erased. */
export interface AnyAnswerSource {
  /** Calls `render` with the typed source */
  readonly show: <Shown>(render: <V extends Values>(source: AnswerSource<V>) => Shown) => Shown;
}

/** The answer of a list: its monthly amount if there is one, else the total. */
function answerOfList(
  result: PanelResult | undefined,
  sentence: string,
  inputsText: string,
): ReturnType<AnswerSource<Values>['answer']> {
  if (!result) return { sentence, inputsText };
  const { label, figure, condition, parts, monthly } = result;
  const shown = monthly ? { ...monthly, unit: words.aMonth } : { label, figure, ...(condition && { condition }) };
  return { ...shown, parts, sentence, inputsText };
}

/** A list as what answers a question of the home page. */
export function sourceOfList(list: AnyList, page: string, figures: FigureValues, isOld = false): AnyAnswerSource {
  return {
    show: (render) =>
      list.show((definition) => {
        const { defaults, inputs, answer } = isOld ? lastKnown(definition) : definition;
        return render({
          page,
          defaults,
          inputs,
          answer: (values) => {
            const { lead, result, inputsText } = answer(values, figures);
            return answerOfList(result, lead, inputsText);
          },
        });
      }),
  };
}

/** A calculator as what answers a question of the home page. */
export function sourceOfCalculator(calculator: AnyCalculator, figures: FigureValues): AnyAnswerSource {
  return {
    show: (render) =>
      calculator.show(figures, (definition) =>
        render({
          page: calculator.page,
          defaults: definition.defaults,
          inputs: definition.inputs,
          answer: (values) => {
            const result = definition.compute(values);
            return {
              ...definition.headline(result),
              parts: partsOf(definition, result),
              sentence: sentenceOf(definition, result, values),
              inputsText: definition.say(values),
            };
          },
        }),
      ),
  };
}
