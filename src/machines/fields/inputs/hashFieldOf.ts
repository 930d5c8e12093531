import { numberHashField } from '../hooks/hashFields';
import type { HashField } from '../hooks/useHashState';
import { accepts } from './accepts';
import type { Input, Value } from './types';

/** Parses an input from the address, which anybody can write. */
export function hashFieldOf(input: Input): HashField<Value> {
  switch (input.kind) {
    case 'number': {
      const { read } = numberHashField(input.spec);
      return {
        read: (text) => {
          if (text === '' && input.spec.isOptional) return null;
          const value = read(text);
          return value !== undefined && accepts(input, value) ? value : undefined;
        },
        write: (value) => (value === null ? '' : String(value)),
      };
    }
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
