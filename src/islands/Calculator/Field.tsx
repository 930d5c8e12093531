import { useEffect, type ReactNode } from 'react';
import NumberField from '../parts/NumberField';
import { useNumberField } from '../parts/NumberField/useNumberField';
import Select from '../parts/Select';
import type { Input, NumberInput } from './definition';

interface Props {
  readonly name: string;
  readonly input: Input;
  readonly value: number | string;
  readonly onChange: (value: number | string) => void;
  readonly onProblem: (name: string, isRefused: boolean) => void;
  /** With a slider, for the fields in sight */
  readonly slider?: boolean;
}

type NumberProps = Omit<Props, 'input' | 'value'> & { readonly input: NumberInput; readonly value: number };

function OneNumber({ name, input, value, onChange, onProblem, slider }: NumberProps): ReactNode {
  const field = useNumberField(input.spec, value, onChange);
  const isRefused = field.problem !== undefined;
  useEffect(() => onProblem(name, isRefused), [name, isRefused, onProblem]);
  const { limits, say } = input.spec;
  const hint = slider ? `${say(limits.min)} to ${say(limits.max)}` : undefined;
  return <NumberField field={field} hint={hint} slider={slider} chips />;
}

/** One input of a calculator. */
export default function Field({ input, value, ...props }: Props): ReactNode {
  if (input.kind === 'number') return <OneNumber input={input} value={Number(value)} {...props} />;
  return <Select label={input.label} value={String(value)} options={input.options} onChange={props.onChange} />;
}
