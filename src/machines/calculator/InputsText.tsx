import { memo, type ReactNode } from 'react';
import clsx from 'clsx';
import { unitAfter } from '../fields/NumberField/fieldSpec';
import type { Input, Inputs, Value, Values } from '../fields/inputs/types';
import styles from './InputsText.module.css';
import * as words from './messages.en';

interface Props<V extends Values> {
  readonly inputs: Inputs<V>;
  readonly values: V;
}

/** The value of a field as text: "₹50,00,000", "8.5% a year", "Once". */
export function textOf(input: Input, value: Value | undefined): string {
  switch (input.kind) {
    case 'number':
      if (value === null) return words.notEntered;
      return [input.spec.format(Number(value)), unitAfter(input.spec, Number(value))].filter(Boolean).join(' ');
    case 'choice':
      return input.options.find((option) => option.value === value)?.text ?? '';
    case 'toggle':
      return value === true ? words.yes : words.no;
  }
}

export const labelOf = (input: Input): string => (input.kind === 'number' ? input.spec.label : input.label);

function InputsText<V extends Values>({ inputs, values }: Props<V>): ReactNode {
  return (
    <dl className={clsx('printOnly', styles.inputsText)}>
      {Object.entries<Input>(inputs)
        .filter(([name]) => values[name] !== null)
        .map(([name, input]) => (
          <div key={name}>
            <dt>{labelOf(input)}</dt>
            <dd>{textOf(input, values[name])}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Every input that has a value, as text for print, where fields would print as boxes and folded ones not at all. */
export default memo(InputsText) as typeof InputsText;
