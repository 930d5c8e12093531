import type { ReactNode } from 'react';
import BarChart from '../../ui/BarChart';
import EffectBars from '../../ui/EffectBars';
import PhoneFold from '../../ui/PhoneFold';
import ResultPanel from '../../ui/ResultPanel';
import SplitBar from '../../ui/SplitBar';
import Marked from '../fields/Marked';
import type { Values } from '../fields/inputs/types';
import type { AnswerProps } from './answerProps';
import Facts from './Facts';
import { chartOf, effectsOf, partsOf, sentenceOf } from './shown';
import styles from './styles.module.css';
import Workings from './Workings';
import * as words from './messages.en';

/** An answer that is one figure, on a panel with its parts and facts; below it the chart, what changes it most, and how it was worked out. */
export default function CalculatorAnswer<Own extends Values, Result>({
  definition,
  result,
  values,
  isStale,
  workings,
  acts,
}: AnswerProps<Own, Result>): ReactNode {
  const said = definition.say(values);
  const parts = partsOf(definition, result);
  const chart = chartOf(definition, result);
  const effects = effectsOf(definition, result, values);
  const drawn = (
    <>
      {chart && <BarChart {...chart} />}
      {effects && <EffectBars {...effects} />}
    </>
  );
  return (
    <div className={styles.result} data-example="">
      <p className={styles.example} data-until-live="">
        {words.example}
      </p>
      <ResultPanel large {...definition.headline(result)} stillFor={isStale ? said : undefined}>
        {parts && <SplitBar parts={parts} />}
        <Facts of={definition.facts(result)} />
        <p>{words.forInputs({ inputs: said })}</p>
        <p>
          <Marked text={sentenceOf(definition, result, values)} />
        </p>
        {acts}
      </ResultPanel>
      <div className={styles.drawn}>
        {definition.foldTitle ? <PhoneFold title={definition.foldTitle}>{drawn}</PhoneFold> : drawn}
        <Workings tablesTitle={definition.tablesTitle} of={workings} />
      </div>
    </div>
  );
}
