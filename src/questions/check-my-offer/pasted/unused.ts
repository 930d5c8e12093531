import type { PastedValue } from './pastedValue';
import type { Quantity } from './valuesIn';

/** GST is asked for by itself, as included or not. */
const IS_GST = [/gst(?:[\s@:=(+-]|rs\.?|inr|₹|of|at|is)*$/u, /^\s*\(?gst/u] as const;

/**
 * Values of a text that no field took, as they are written: they may be what the visitor wants to check.
 *
 * @param open values without a label, and those that the field of their label takes as they are written
 */
export function unusedIn(plain: string, open: readonly Quantity[], values: readonly PastedValue[]): readonly string[] {
  const read = new Set(values.map(({ value }) => value));
  const isUsed = (quantity: Quantity): boolean =>
    read.has(quantity.value) ||
    IS_GST[0].test(plain.slice(0, quantity.start)) ||
    IS_GST[1].test(plain.slice(quantity.end));
  return [
    ...new Set(
      [...open]
        .sort((one, other) => one.start - other.start)
        .filter((quantity) => !isUsed(quantity))
        .map(({ start, end }) => plain.slice(start, end).replaceAll(/\s+/gu, ' ')),
    ),
  ];
}
