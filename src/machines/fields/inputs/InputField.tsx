import { memo, type ReactNode } from 'react';
import Checkbox from '../Checkbox';
import NumberField, { type FieldLayout } from '../NumberField';
import { rangeOf } from '../NumberField/fieldSpec';
import Select from '../Select';
import type { Input, Value } from './types';
import type { Act, Typed } from './useFields';
import * as words from '../messages.en';

/** How a number field is laid out. Only one over the whole width of its place has room for a slider with its limits in words. */
export type FieldShape =
  | { readonly layout?: Exclude<FieldLayout, 'half-line'>; readonly slider?: boolean }
  | { readonly layout: 'half-line'; readonly slider?: never };

type Props = FieldShape & {
  readonly name: string;
  readonly input: Input;
  readonly value: Value;
  /** The typed state of a number field */
  readonly typed?: Typed | undefined;
  /** What is wrong with it, alone or in combination with another field */
  readonly problem?: string | undefined;
  /** Called with the name, so that all fields share one function */
  readonly onAct: (name: string, act: Act) => void;
  /** Text right of the label of a number */
  readonly hint?: string | undefined;
  /** The number that counts while the field is empty */
  readonly example?: Value | undefined;
};

function InputField(props: Props): ReactNode {
  const { input, value, typed, problem, onAct, slider, layout = 'line', hint, example, name } = props;
  const set = (next: Value): void => onAct(name, { type: 'set', value: next });
  switch (input.kind) {
    case 'number': {
      // A slider has no place for an empty field.
      const hasSlider = slider && !input.spec.isOptional;
      const range = hasSlider && layout === 'line' ? rangeOf(input.spec) : undefined;
      return (
        <NumberField
          name={name}
          spec={input.spec}
          value={value === null ? null : Number(value)}
          typed={typed}
          problem={problem}
          onAct={onAct}
          placeholder={typeof example === 'number' ? input.spec.format(example) : undefined}
          hint={hint ?? input.spec.hint ?? (input.spec.shareOf ? words.rupeesOrPercent : range)}
          slider={hasSlider}
          layout={layout}
        />
      );
    }
    case 'choice':
      return <Select name={name} label={input.label} value={String(value)} options={input.options} onChange={set} />;
    case 'toggle':
      return (
        <Checkbox name={name} isTicked={value === true} onTick={set}>
          {input.label}
        </Checkbox>
      );
  }
}

/** One input of a calculator or a list. Memoized: it does not re-render while another slider moves. */
export default memo(InputField);
