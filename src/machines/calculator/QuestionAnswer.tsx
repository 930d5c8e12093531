import { useMemo, type ReactNode } from 'react';
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

/** An answer that is a sentence in large type, right below it its drawing, then the text, the open sections, how it was worked out, and what to do with it. */
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
  const { sections, isBehind } = workings;
  const [drawn, others] = useMemo(() => {
    const count = sections[0]?.kind === 'split' ? 1 : 0;
    return [sections.slice(0, count), sections.slice(count)];
  }, [sections]);
  return (
    <>
      <div className={styles.result} data-example="">
        <p className={styles.example} data-until-live="">
          {words.example}
        </p>
        <div className={styles.answer} data-result-card>
          {isStale && <StillFor inputs={said} />}
          <p className={styles.says} data-ranking={ranks} data-old-words={definition.ageing && OLD_WORDS}>
            <Marked text={definition.answer?.says(result, values) ?? ''} />
          </p>
        </div>
        {definition.curve && <CurveChart {...definition.curve(result, values)} />}
        <Sections sections={drawn} isBehind={isBehind} />
        <div className={styles.text}>
          <p data-ranking={ranks}>
            <Marked text={sentenceOf(definition, result, values)} />
          </p>
          <p>{words.forInputs({ inputs: said })}</p>
        </div>
        <Sections sections={others} isBehind={isBehind} />
        <div className={styles.workings}>
          <Workings tablesTitle={definition.tablesTitle} of={workings} />
        </div>
        {acts}
      </div>
      <div className={styles.beside} data-ranking={ranks}>
        <ResultPanel {...definition.headline(result)}>
          <Facts of={definition.facts(result)} />
        </ResultPanel>
      </div>
    </>
  );
}
