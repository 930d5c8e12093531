import { useMemo, useRef, type ReactNode } from 'react';
import BarChart from '../../ui/BarChart';
import EffectBars from '../../ui/EffectBars';
import PhoneFold from '../../ui/PhoneFold';
import Announcement from '../fields/Announcement';
import type { Values } from '../fields/inputs/types';
import { useInputs } from '../fields/inputs/useInputs';
import RefusedAddress from '../fields/RefusedAddress';
import { useLeftOut } from '../fields/RefusedAddress/useLeftOut';
import Acts from './Acts';
import { changeText } from './changeText';
import type { CalculatorDefinition } from './definition';
import Fields from './Fields';
import FigureAnswer from './FigureAnswer';
import InputsText from './InputsText';
import { announcementOf, chartOf, effectsOf } from './shown';
import ResultBar from './ResultBar';
import Steps from './Steps';
import styles from './styles.module.css';
import Tables from './Tables';
import { useConsistent } from './useConsistent';
import { useLastEdit } from './useLastEdit';
import { useWorkings } from './useWorkings';
import * as words from './messages.en';

interface Props<Own extends Values, Result> {
  readonly definition: CalculatorDefinition<Own, Result>;
}

/**
 * Renders a calculator from its definition: fields, result, chart, what changes the result most, tables and steps. Without
 * JavaScript it is a worked example with the defaults. While a value is invalid, alone or beside another, the last valid result
 * stays and is labelled as such.
 */
export default function Machine<Own extends Values, Result>({ definition }: Props<Own, Result>): ReactNode {
  const fields = useInputs(definition.inputs, definition.defaults);
  const { values: entered, refused } = fields;
  const { values, conflicts } = useConsistent(definition, entered);
  const isStale = fields.isStale || values !== entered;
  const result = useMemo(() => definition.compute(values), [definition, values]);
  const calculator = useRef<HTMLDivElement>(null);
  const leftOut = useLeftOut(calculator, refused);
  const workings = useWorkings(definition, values);
  const { label, figure } = definition.headline(result);
  const reports = definition.reports(result, values);
  const { before, edit, touch } = useLastEdit(reports, fields.act);
  const effects = effectsOf(definition, result, values);

  const drawn = (
    <>
      <BarChart {...chartOf(definition, result)} />
      {effects && <EffectBars {...effects} />}
    </>
  );

  return (
    <div className={styles.container} ref={calculator}>
      <div className={styles.calculator} role="group" aria-label={definition.name}>
        <noscript>
          <p className={styles.noScript}>{words.noScript}</p>
        </noscript>
        <RefusedAddress refused={leftOut} />
        <InputsText inputs={definition.inputs} values={workings.values} />
        <div className={styles.inputs} data-needs-script onPointerDownCapture={touch} onFocusCapture={touch}>
          <Fields definition={definition} fields={fields} conflicts={conflicts} onAct={edit} />
          <ResultBar label={label} figure={figure} isStale={isStale} change={before && changeText(before, reports)} />
        </div>
        <div className={styles.result} data-example="">
          <p className={styles.example} data-until-live="">
            {words.example}
          </p>
          <FigureAnswer definition={definition} result={result} values={values} isStale={isStale}>
            <Acts definition={definition} result={result} values={values} printed={calculator} />
          </FigureAnswer>
          <div className={styles.drawn}>
            {definition.foldTitle ? <PhoneFold title={definition.foldTitle}>{drawn}</PhoneFold> : drawn}
            <Tables title={definition.tablesTitle} tables={workings.tables} isBehind={workings.isBehind} />
            <Steps steps={workings.steps} isBehind={workings.isBehind} />
          </div>
        </div>
        <Announcement sentence={announcementOf(definition, result)} />
      </div>
    </div>
  );
}
