import type { ReactNode } from 'react';
import MoreFields from '../fields/MoreFields';
import InputField from '../fields/inputs/InputField';
import type { Conflicts, Values } from '../fields/inputs/types';
import type { Act, Fields as FieldState } from '../fields/inputs/useFields';
import type { CalculatorDefinition } from './definition';
import OtherSides from './OtherSides';
import styles from './styles.module.css';

interface Props<Own extends Values, Result> {
  readonly definition: CalculatorDefinition<Own, Result>;
  readonly fields: FieldState & { readonly values: Own };
  /** Messages on values that contradict each other */
  readonly conflicts: Conflicts<Own>;
  readonly onAct: (name: string, act: Act) => void;
}

/** The visible fields of a calculator, and those behind "Add". */
export default function Fields<Own extends Values, Result>({
  definition: { inputs, sides, mainFields, more, ...definition },
  fields,
  conflicts,
  onAct,
}: Props<Own, Result>): ReactNode {
  const fieldOf = (name: keyof Own & string, slider: boolean): ReactNode => (
    <InputField
      key={name}
      name={name}
      input={inputs[name]}
      value={fields.values[name] ?? ''}
      typed={fields.typed[name]}
      problem={fields.problems[name] ?? conflicts[name]}
      onAct={onAct}
      slider={slider}
    />
  );

  return (
    <div className={styles.fields}>
      {sides && <OtherSides definition={{ inputs, ...definition }} sides={sides} values={fields.values} />}
      {mainFields.map((name) => fieldOf(name, true))}
      {more && (
        <MoreFields title={more.title} isRefused={more.names.some((name) => conflicts[name] !== undefined)}>
          {more.names.map((name) => fieldOf(name, false))}
        </MoreFields>
      )}
    </div>
  );
}
