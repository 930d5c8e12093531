import { memo, useEffect, type ReactNode } from 'react';
import Checkbox from '../Checkbox';
import NumberField from '../NumberField';
import { rangeOf } from '../NumberField/fieldSpec';
import { useNumberField } from '../NumberField/useNumberField';
import Select from '../Select';
import type { Input, NumberInput, Value } from './types';

interface Props {
  readonly name: string;
  readonly input: Input;
  readonly value: Value;
  /** Called with the name, so that all fields can share one function */
  readonly onChange: (name: string, value: Value) => void;
  readonly onProblem: (name: string, isRefused: boolean) => void;
  /** Why its value, right alone, does not go with that of another field */
  readonly conflict?: string | undefined;
  /** With a slider and its ends in words */
  readonly slider?: boolean;
  /** In a panel above a list, where sliders and chips are for a wide screen only */
  readonly compact?: boolean;
  /** Without the usual values to touch, where there is no room for them */
  readonly bare?: boolean;
}

type NumberProps = Omit<Props, 'input' | 'value'> & { readonly input: NumberInput; readonly value: number };

function OneNumber({
  name,
  input,
  value,
  onChange,
  onProblem,
  conflict,
  slider,
  compact,
  bare,
}: NumberProps): ReactNode {
  const field = useNumberField(input.spec, value, (next) => onChange(name, next));
  const isRefused = field.problem !== undefined;
  useEffect(() => onProblem(name, isRefused), [name, isRefused, onProblem]);
  const hint = slider && !compact ? rangeOf(input.spec) : undefined;
  const shown = { ...field, problem: field.problem ?? conflict };
  return <NumberField field={shown} hint={hint} slider={slider} chips={!bare} compact={compact} />;
}

function InputField({ input, value, ...props }: Props): ReactNode {
  const set = (next: Value): void => props.onChange(props.name, next);
  switch (input.kind) {
    case 'number':
      return <OneNumber input={input} value={Number(value)} {...props} />;
    case 'choice':
      return <Select label={input.label} value={String(value)} options={input.options} onChange={set} />;
    case 'toggle':
      return (
        <Checkbox isTicked={value === true} onTick={set}>
          {input.label}
        </Checkbox>
      );
  }
}

/** One input of a calculator or a list. Memoized: it does not re-render while another slider moves. */
export default memo(InputField);
