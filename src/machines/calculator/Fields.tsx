import { useState, type ReactNode } from 'react';
import MoreFields from '../fields/MoreFields';
import InputField, { type FieldShape } from '../fields/inputs/InputField';
import { isSameValues } from '../fields/inputs/isSameValues';
import type { Conflicts, Values } from '../fields/inputs/types';
import type { Act, FillableFields } from '../fields/inputs/useFields';
import type { CalculatorDefinition } from './definition';
import { emptyBut, type ReadText } from './pasting';
import OtherSides from './OtherSides';
import styles from './Fields.module.css';
import { useEmptiedExample } from './useEmptiedExample';
import * as words from './messages.en';

interface Props<V extends Values, Result> {
  readonly definition: CalculatorDefinition<V, Result>;
  readonly fields: FillableFields<V> & { readonly values: V };
  /** Messages on values that contradict each other */
  readonly conflicts: Conflicts<V>;
  readonly onAct: (name: string, act: Act) => void;
}

/** With more numbers than these, a form with a slider each is longer than two screens of a phone: they are plain boxes then, two a line. */
const MOST_WITH_SLIDERS = 4;

/** The visible fields of a calculator, those in folds, and the box for a text that fills them. */
export default function Fields<V extends Values, Result>({
  definition,
  fields,
  conflicts,
  onAct,
}: Props<V, Result>): ReactNode {
  const { inputs, defaults, sides, mainFields, more, groups = [], pasting } = definition;
  const act = useEmptiedExample(definition, fields, onAct);
  const [read, setRead] = useState<ReadText<V>>();
  const { values } = fields;
  const isFromText = (name: keyof V): boolean =>
    read?.values.some((one) => one.name === name && Object.is(one.value, values[name])) ?? false;
  // A text that names no type of loan does not make another type of the one that was chosen; those of the example nobody chose.
  const isKept = (name: keyof V): boolean => !isFromText(name);
  const pastingNow =
    pasting && !isSameValues(values, defaults) ? { ...pasting, empty: emptyBut(pasting, values, isKept) } : pasting;

  const isLong = mainFields.filter((name) => inputs[name].kind === 'number').length > MOST_WITH_SLIDERS;
  const problemOf = (name: keyof V & string) => fields.problems[name] ?? conflicts[name];
  const fieldOf = (name: keyof V & string, shape?: FieldShape): ReactNode => (
    <InputField
      key={name}
      name={name}
      input={inputs[name]}
      value={values[name] ?? null}
      typed={fields.typed[name]}
      problem={problemOf(name)}
      onAct={act}
      hint={isFromText(name) ? words.fromText : undefined}
      {...shape}
    />
  );

  return (
    <div className={styles.fields}>
      {sides && <OtherSides definition={definition} sides={sides} values={values} />}
      {pasting && pastingNow && (
        <pastingNow.Box
          pasting={pastingNow}
          inputs={inputs}
          read={read}
          onRead={setRead}
          onFill={fields.fill}
          onEmpty={() => fields.fill(emptyBut(pasting, values))}
        />
      )}
      {isLong ? (
        <>
          {mainFields.slice(0, 1).map((name) => fieldOf(name))}
          <div className={styles.pairs}>
            {mainFields.slice(1).map((name) => fieldOf(name, { layout: 'half-line' }))}
          </div>
        </>
      ) : (
        mainFields.map((name) => fieldOf(name, { slider: true }))
      )}
      {[...(more ? [more] : []), ...groups].map(({ title, names }) => (
        <MoreFields
          key={title}
          title={title}
          set={pasting && names.filter((name) => !Object.is(values[name], pasting.empty[name])).length}
          isRefused={names.some(problemOf)}
        >
          {names.map((name) => fieldOf(name))}
        </MoreFields>
      ))}
    </div>
  );
}
