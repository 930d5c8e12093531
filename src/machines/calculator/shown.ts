/** What a definition returns for the current values. */
import { formatNumber } from '../../lib/format/rupees';
import type { Values } from '../fields/inputs/types';
import type { CalculatorDefinition, Outcome, Table, TableData } from './definition';

/** @param said the values in words */
function shownTable({ rows, ...table }: TableData, said: string): Table {
  const text = (cell: string | number): string => (typeof cell === 'number' ? formatNumber(cell) : cell);
  return { caption: `${said}, in rupees`, ...table, rows: rows.map((row) => row.map(text)) };
}

/** A table of a result, built when it is shown. */
export interface ShownTable {
  readonly name: string;
  readonly of: () => Table;
}

/** The tables of the result for the given values. */
export function tablesFor<Own extends Values, Result>(
  { say, tables }: CalculatorDefinition<Own, Result>,
  answer: Result,
  values: Own,
): readonly ShownTable[] {
  return tables.map(({ name, of }) => ({ name, of: () => shownTable(of(answer, values), say(values)) }));
}

/** Negative amounts cannot be drawn. */
const drawn = (rupees: number): number => Math.max(rupees, 0);

/** The chart as it is drawn. */
export function chartOf<Own extends Values, Result>({ chart }: CalculatorDefinition<Own, Result>, result: Result) {
  const { bars, ...words } = chart(result);
  return { ...words, bars: bars.map(([name, lower, upper]) => ({ name, lower: drawn(lower), upper: drawn(upper) })) };
}

/** The two parts of the answer as they are drawn. */
export function partsOf<Own extends Values, Result>({ parts }: CalculatorDefinition<Own, Result>, result: Result) {
  const [[one, first], [other, second]] = parts(result);
  return [
    { name: one, rupees: drawn(first) },
    { name: other, rupees: drawn(second) },
  ] as const;
}

/** The result and its facts in one sentence, for screen readers. */
export function announcementOf<Own extends Values, Result>(
  { headline, facts }: CalculatorDefinition<Own, Result>,
  result: Result,
): string {
  const { label, figure } = headline(result);
  return `${label}: ${figure}. ${facts(result)
    .map(([name, value]) => `${name}: ${value}.`)
    .join(' ')}`;
}

/** Whether some values contradict each other, so that nothing may be computed from them. */
export function isContradictory<Own extends Values, Result>(
  { conflicts }: CalculatorDefinition<Own, Result>,
  values: Own,
): boolean {
  return Object.keys(conflicts?.(values) ?? {}).length > 0;
}

/** The effect of each change, largest first. A change that contradicts another value is no advice. */
export function effectsOf<Own extends Values, Result>(
  definition: CalculatorDefinition<Own, Result>,
  now: Result,
  values: Own,
):
  | { readonly title: string; readonly effects: readonly { readonly text: string; readonly rupees: number }[] }
  | undefined {
  const { compute, effects } = definition;
  if (!effects) return undefined;
  const isOutcome = (change: Partial<Own> | Outcome<Result>): change is Outcome<Result> => 'outcome' in change;
  const isPossible = (change: Partial<Own> | Outcome<Result>): boolean =>
    isOutcome(change) || !isContradictory(definition, { ...values, ...change });
  const rupees = (change: Partial<Own> | Outcome<Result>): number | undefined =>
    isOutcome(change)
      ? effects.gain(change.insteadOf ?? now, change.outcome)
      : effects.gain(now, compute({ ...values, ...change }));
  return {
    title: effects.title,
    effects: effects
      .changes(values)
      .filter(([, change]) => isPossible(change))
      .map(([text, change]) => ({ text, rupees: rupees(change) }))
      .filter((effect): effect is { readonly text: string; readonly rupees: number } => effect.rupees !== undefined)
      .sort((a, b) => b.rupees - a.rupees),
  };
}
