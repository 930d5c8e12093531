import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide';
import CurveChart from '../../ui/CurveChart';
import Drawing from '../../ui/Icon/Drawing';
import InnerLink from '../../ui/InnerLink';
import ResultPanel from '../../ui/ResultPanel';
import StillFor from '../../ui/ResultPanel/StillFor';
import { OLD_WORDS } from '../list/ageing';
import Marked, { withoutMarks } from '../fields/Marked';
import type { Values } from '../fields/inputs/types';
import type { AnswerProps } from './answerProps';
import Facts from './Facts';
import styles from './Question.module.css';
import type { RuleSource } from './section';
import Sections from './Sections';
import { mentions, sentenceOf } from './shown';
import Workings from './Workings';
import * as words from './messages.en';

function LeadsTo({ links }: { readonly links: readonly Required<RuleSource>[] }): ReactNode {
  return (
    <nav className={styles.leadsTo} aria-label={words.leadsTo}>
      {links.map(({ text, address }) => (
        <InnerLink key={address} to={address} data-island-plain>
          {text}
          <Drawing of={ArrowRight} size={18} />
        </InnerLink>
      ))}
    </nav>
  );
}

/**
 * The answer to a question in large type with its sentences below, then the drawing, the open sections, the workings and the buttons. The
 * visitor's values are in the folded form, and are spelled out only where no script can open it. The links to what comes next are in the right column,
 * or at the end on a phone. The panel above them keeps the amount in sight while the answer scrolls away, and lists the facts that no sentence has.
 */
export default function QuestionAnswer<V extends Values, Result>({
  definition,
  result,
  values,
  isStale,
  workings,
  acts,
}: AnswerProps<V, Result>): ReactNode {
  const said = definition.say(values);
  const ranks = definition.ageing && '';
  const says = definition.answer?.says(result, values) ?? '';
  const text = sentenceOf(definition, result, values);
  const isSaid = (value: string): boolean => mentions(withoutMarks(`${says} ${text}`), value);
  const facts = definition.facts(result).filter(([, value]) => !isSaid(value));
  const { sections, isBehind } = workings;
  return (
    <>
      <div className={styles.result} data-example="">
        <p className={styles.example} data-until-live="">
          {words.example}
        </p>
        <div className={styles.answer} data-result-card>
          {isStale && <StillFor inputs={said} />}
          <p className={styles.says} data-ranking={ranks} data-old-words={definition.ageing && OLD_WORDS}>
            {/* All of it is bold. An element in it would begin elsewhere once the display font is there. */}
            {withoutMarks(says)}
          </p>
          {text && (
            <p data-ranking={ranks}>
              <Marked text={text} />
            </p>
          )}
          <noscript>
            <p>{words.forInputs({ inputs: said })}</p>
          </noscript>
        </div>
        {definition.curve && <CurveChart {...definition.curve(result, values)} />}
        <Sections sections={sections} isBehind={isBehind} />
        <div className={styles.workings}>
          <Workings tablesTitle={definition.tablesTitle} of={workings} />
        </div>
        {acts}
      </div>
      <div className={styles.beside}>
        <div className={styles.panel} data-ranking={ranks}>
          <ResultPanel {...definition.headline(result)}>{facts.length > 0 && <Facts of={facts} />}</ResultPanel>
        </div>
        {definition.leadsTo && <LeadsTo links={definition.leadsTo} />}
      </div>
    </>
  );
}
