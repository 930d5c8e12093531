import { hashFieldOf } from './hashFieldOf';
import type { Inputs, Value, Values } from './types';

/** Formats the values that differ from the defaults for the hash: "years=15&expected=10". */
export function changedInputs<V extends Values>(
  { inputs, defaults }: { readonly inputs: Inputs<V>; readonly defaults: V },
  values: Partial<V>,
): string {
  const changed = Object.entries<Value>(values as Values).filter(([name, value]) => !Object.is(value, defaults[name]));
  return new URLSearchParams(
    changed.map(([name, value]) => [name, hashFieldOf(inputs[name as keyof V]).write(value as never)]),
  ).toString();
}
