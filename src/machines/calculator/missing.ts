import { isSameValues } from '../fields/inputs/isSameValues';
import type { Conflicts, Values } from '../fields/inputs/types';
import type { Typed } from '../fields/inputs/useFields';
import type { CalculatorDefinition } from './definition';
import * as words from './messages.en';

/** What a visitor still has to enter before there is a result of their own. */
interface Missing<V extends Values> {
  /** Messages on values that contradict each other, without those on fields that are empty because nobody was there yet */
  readonly conflicts: Conflicts<V>;
  /** The messages on these, or what else holds up a first result */
  readonly asks: readonly string[];
  /** Whether the last result is that of our example, and not of the visitor */
  readonly isOfExample: boolean;
}

/**
 * Of a calculator with a paste box, whose fields begin empty once the visitor uses it: an empty field is no mistake until it was typed in, so it is
 * asked for in the place of the result, and the example's result is not shown as theirs.
 *
 * @param shown the values of the result
 */
export function missingOf<V extends Values, Result>(
  { pasting, defaults }: CalculatorDefinition<V, Result>,
  {
    entered,
    shown,
    typed,
  }: {
    readonly entered: V;
    readonly shown: V;
    readonly typed: Readonly<Record<string, Typed | undefined>>;
  },
  conflicts: Conflicts<V>,
): Missing<V> {
  const isMissing = ([name]: readonly [string, unknown]): boolean =>
    pasting !== undefined && entered[name] === null && typed[name] === undefined;
  const all = Object.entries<string | undefined>(conflicts);
  const isOfExample = pasting !== undefined && shown !== entered && isSameValues(shown, defaults);
  const asks = all.filter(isMissing).flatMap(([, ask]) => ask ?? []);
  return {
    conflicts: Object.fromEntries(all.filter((one) => !isMissing(one))) as Conflicts<V>,
    asks: isOfExample && asks.length === 0 ? [words.notYet] : asks,
    isOfExample,
  };
}
