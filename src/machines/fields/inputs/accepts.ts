import type { Input } from './types';

/** Whether a field accepts a number: within its limits, and whole if required. */
export function accepts(input: Input, value: number): boolean {
  if (input.kind !== 'number') return false;
  const { limits, isWhole } = input.spec;
  return value >= limits.min && value <= limits.max && (!isWhole || Number.isInteger(value));
}
