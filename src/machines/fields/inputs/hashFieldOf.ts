import type { HashField } from '../hooks/useHashState';
import { accepts } from './accepts';
import type { Input, NumberInput, Value } from './types';

/** Longer than any typed number, because anybody can write an address. */
const LONGEST = 40;

/**
 * A number within inclusive limits. Besides plain numbers it accepts the field's own format: a link followed before hydration carries the typed text.
 */
function numberIn(text: string, { limits: { min, max }, read }: NumberInput['spec']): number | undefined {
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text) >= min && Number(text) <= max ? Number(text) : undefined;
  // An emptied field may be ₹0; a name without a value in an address says nothing.
  return text.trim() === '' || text.length > LONGEST ? undefined : read(text).value;
}

/** Parses an input from the address, which anybody can write. */
export function hashFieldOf(input: Input): HashField<Value> {
  switch (input.kind) {
    case 'number':
      return {
        read: (text) => {
          if (text === '' && input.spec.isOptional) return null;
          const value = numberIn(text, input.spec);
          return value !== undefined && accepts(input, value) ? value : undefined;
        },
        write: (value) => (value === null ? '' : String(value)),
      };
    case 'choice':
      return {
        read: (text) => {
          const optionOf = (wanted: string) =>
            input.options.find(({ value }) => value !== '' && value === wanted)?.value;
          return optionOf(text) ?? optionOf(input.nearest?.(text) ?? '');
        },
        write: String,
      };
    case 'toggle':
      return {
        read: (text) => (text === '1' || text === '0' ? text === '1' : undefined),
        write: (value) => (value === true ? '1' : '0'),
      };
  }
}
