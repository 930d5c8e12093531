import type { ReactNode } from 'react';
import CurveChart from '../../ui/CurveChart';
import ResultPanel from '../../ui/ResultPanel';
import StillFor from '../../ui/ResultPanel/StillFor';
import { OLD_WORDS } from '../list/ageing';
import Marked from '../fields/Marked';
import type { Values } from '../fields/inputs/types';
import type { AnswerProps } from './answerProps';
import Facts from './Facts';
import styles from './Question.module.css';
import Sections from './Sections';
import { sentenceOf } from './shown';
import Workings from './Workings';
import * as words from './messages.en';

/** An answer that is a sentence in large type, with its drawing, its open sections, and how it was worked out. */
export default function QuestionAnswer<Own extends Values, Result>({
  definition,
  result,
  values,
  isStale,
  workings,
  acts,
}: AnswerProps<Own, Result>): ReactNode {
  const said = definition.say(values);
  const ranks = definition.ageing && '';
  return (
    <>
      <div className={styles.result} data-example="">
        <p className={styles.example} data-until-live="">
          {words.example}
        </p>
        <div className={styles.answer} data-result-card>
          {isStale && <StillFor inputs={said} />}
          <div className={styles.sentences} data-ranking={ranks} data-old-words={definition.ageing && OLD_WORDS}>
            <p className={styles.says}>
              <Marked text={definition.answer?.says(result, values) ?? ''} />
            </p>
            <p>
              <Marked text={sentenceOf(definition, result, values)} />
            </p>
          </div>
          <p className={styles.forInputs}>{words.forInputs({ inputs: said })}</p>
          {acts}
        </div>
        {definition.curve && <CurveChart {...definition.curve(result, values)} />}
        <Sections sections={workings.sections} isBehind={workings.isBehind} />
        <div className={styles.workings}>
          <Workings tablesTitle={definition.tablesTitle} of={workings} />
        </div>
      </div>
      <div className={styles.beside} data-ranking={ranks}>
        <ResultPanel {...definition.headline(result)}>
          <Facts of={definition.facts(result)} />
        </ResultPanel>
      </div>
    </>
  );
}
