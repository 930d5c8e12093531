import type { Values } from './types';

/** Whether two sets of values of the same fields are equal. */
export function isSameValues(one: Values, other: Values): boolean {
  return Object.keys(one).every((name) => Object.is(one[name], other[name]));
}
