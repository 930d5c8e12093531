import type { Reading } from '../../../lib/quantities/reading';
import type { HashField } from './useHashState';

interface NumberSpec {
  readonly limits: { readonly min: number; readonly max: number };
  /** Reads what a visitor types, within the same limits */
  readonly read?: (text: string) => Reading<number>;
}

/** Longer than any number that somebody types: anybody can write an address. */
const LONGEST = 40;

/**
 * A number between two ends, both included. Besides plain numbers, it may be written as in its field: a link that was followed before React
 * was there carries what was typed.
 */
export function numberHashField({ limits: { min, max }, read }: NumberSpec): HashField<number> {
  return {
    read: (text) => {
      if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text) >= min && Number(text) <= max ? Number(text) : undefined;
      return text.length > LONGEST ? undefined : read?.(text).value;
    },
    write: String,
  };
}
