import { accepts } from '../fields/inputs/accepts';
import type { Input, Values } from '../fields/inputs/types';
import type { CalculatorDefinition, Change, Changes } from './definition';

/** Whether some values contradict each other, so that nothing may be computed from them. */
export function isContradictory<V extends Values, Result>(
  { conflicts }: CalculatorDefinition<V, Result>,
  values: V,
): boolean {
  return Object.keys(conflicts?.(values) ?? {}).length > 0;
}

/** Binary fractions add up to a little more or less: 0.7 − 0.5 is not 0.2. */
const exact = (value: number): number => Math.round(value * 1e9) / 1e9;

/** @returns undefined if the number is there already, or beyond */
function changedNumber<V extends Values>(now: number, change: Change<V>, values: V): number | undefined {
  const amountOf = (amount: number | ((others: V) => number)): number =>
    typeof amount === 'number' ? amount : amount(values);
  if ('by' in change) return exact(now + amountOf(change.by));
  if ('times' in change) return exact(now * change.times);
  const goal = amountOf('upTo' in change ? change.upTo : change.downTo);
  const isAhead = 'upTo' in change ? goal > now : goal < now;
  return isAhead ? exact(goal) : undefined;
}

/**
 * The values after a change of some fields.
 *
 * @returns undefined if the change is impossible from here: a field does not accept its new value or has it already, or it contradicts another
 */
export function changedValues<V extends Values, Result>(
  definition: CalculatorDefinition<V, Result>,
  values: V,
  changes: Changes<V>,
): V | undefined {
  const changed: Record<string, number> = {};
  for (const [name, change] of Object.entries(changes as Readonly<Record<string, Change<V> | undefined>>)) {
    const input: Input = definition.inputs[name as keyof V];
    const value = change && changedNumber(Number(values[name]), change, values);
    if (value === undefined || !accepts(input, value)) return undefined;
    changed[name] = value;
  }
  const next: V = { ...values, ...changed };
  return isContradictory(definition, next) ? undefined : next;
}
