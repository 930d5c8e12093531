import { useMemo, useRef, type ReactNode } from 'react';
import { Download, Printer, Share2 } from 'lucide';
import BarChart from '../../ui/BarChart';
import buttonStyles from '../../ui/Button/styles.module.css';
import EffectBars from '../../ui/EffectBars';
import Drawing from '../../ui/Icon/Drawing';
import PhoneFold from '../../ui/PhoneFold';
import ResultPanel from '../../ui/ResultPanel';
import SplitBar from '../../ui/SplitBar';
import { useTurns } from '../fields/hooks/useTurns';
import Announcement from '../fields/Announcement';
import MoreFields from '../fields/MoreFields';
import InputField from '../fields/inputs/InputField';
import type { Values } from '../fields/inputs/types';
import { useInputs } from '../fields/inputs/useInputs';
import RefusedAddress from '../fields/RefusedAddress';
import { useLeftOut } from '../fields/RefusedAddress/useLeftOut';
import Marked from '../fields/Marked';
import { changeText } from './changeText';
import type { CalculatorDefinition } from './definition';
import InputsText from './InputsText';
import { printAlone } from './printAlone';
import { saveCsv } from './saveCsv';
import { announcementOf, chartOf, effectsOf, partsOf, sentenceOf, tablesFor } from './shown';
import OtherSides from './OtherSides';
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
  const said = definition.say(values);
  const effects = effectsOf(definition, result, values);

  const drawn = (
    <>
      <BarChart {...chartOf(definition, result)} />
      {effects && <EffectBars {...effects} />}
    </>
  );

  const turns = useTurns<HTMLDivElement>(({ type, text }) => {
    if (type !== 'press') return;
    const table = tablesFor(definition, result, values).at(-1);
    if (text === 'csv' && table) saveCsv(table.of(), `${definition.id}.csv`);
    if (text === 'print' && calculator.current) printAlone(calculator.current);
  });

  const fieldOf = (name: keyof Own & string, slider: boolean): ReactNode => (
    <InputField
      key={name}
      name={name}
      input={definition.inputs[name]}
      value={entered[name] ?? ''}
      typed={fields.typed[name]}
      problem={fields.problems[name] ?? conflicts[name]}
      onAct={edit}
      slider={slider}
    />
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
          <div className={styles.fields}>
            {definition.sides && <OtherSides definition={definition} sides={definition.sides} values={entered} />}
            {definition.mainFields.map((name) => fieldOf(name, true))}
            {definition.more && (
              <MoreFields
                title={definition.more.title}
                isRefused={definition.more.names.some((name) => conflicts[name] !== undefined)}
              >
                {definition.more.names.map((name) => fieldOf(name, false))}
              </MoreFields>
            )}
          </div>
          <ResultBar label={label} figure={figure} isStale={isStale} change={before && changeText(before, reports)} />
        </div>
        <div className={styles.result} data-example="">
          <p className={styles.example} data-until-live="">
            {words.example}
          </p>
          <ResultPanel large label={label} figure={figure} stillFor={isStale ? said : undefined}>
            <SplitBar parts={partsOf(definition, result)} />
            <dl className={styles.facts}>
              {definition.facts(result).map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p>{words.forInputs({ inputs: said })}</p>
            <p>
              <Marked text={sentenceOf(definition, result, values)} />
            </p>
            <div className={styles.acts} data-needs-script {...turns}>
              <button type="button" className={buttonStyles.button} data-behaviour="share" data-share-hash>
                <Drawing of={Share2} size={18} /> {words.share}
              </button>
              <button type="button" value="csv" className={buttonStyles.button}>
                <Drawing of={Download} size={18} /> {words.csv}
              </button>
              <button type="button" value="print" className={buttonStyles.button}>
                <Drawing of={Printer} size={18} /> {words.print}
              </button>
            </div>
          </ResultPanel>
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
