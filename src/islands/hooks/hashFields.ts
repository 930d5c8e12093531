import type { HashField } from './useHashState';

/** A plain number between two ends, both included. Anybody can write an address, so nothing else is read. */
export function numberHashField({ min, max }: { readonly min: number; readonly max: number }): HashField<number> {
  return {
    read: (text) =>
      /^-?\d+(?:\.\d+)?$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined,
    write: String,
  };
}
