import type { Reading } from '../../../lib/quantities/reading';
import type { HashField } from './useHashState';

interface NumberSpec {
  readonly limits: { readonly min: number; readonly max: number };
  /** Parses typed text, within the same limits */
  readonly read?: (text: string) => Reading<number>;
}

/** Longer than any typed number, because anybody can write an address. */
const LONGEST = 40;

/**
 * A number within inclusive limits. Besides plain numbers it accepts the field's own format: a link followed before hydration carries the typed text.
 */
export function numberHashField({ limits: { min, max }, read }: NumberSpec): HashField<number> {
  return {
    read: (text) => {
      if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text) >= min && Number(text) <= max ? Number(text) : undefined;
      // An emptied field may be ₹0; a name without a value in an address says nothing.
      return text.trim() === '' || text.length > LONGEST ? undefined : read?.(text).value;
    },
    write: String,
  };
}
