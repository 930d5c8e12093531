import { useMemo, type ReactNode } from 'react';
import clsx from 'clsx';
import { ArrowRight } from 'lucide';
import InnerLink from '../../../ui/InnerLink';
import buttonStyles from '../../../ui/Button/styles.module.css';
import Drawing from '../../../ui/Icon/Drawing';
import ResultPanel from '../../../ui/ResultPanel';
import SplitBar from '../../../ui/SplitBar';
import { OLD_WORDS } from '../../../machines/list/ageing';
import { addressWithInputs } from '../../../lib/addressWithInputs';
import Announcement from '../../../machines/fields/Announcement';
import { changedInputs } from '../../../machines/fields/inputs/changedInputs';
import InputField from '../../../machines/fields/inputs/InputField';
import { useHeld } from '../../../machines/fields/hooks/useHeld';
import type { Input, Value, Values } from '../../../machines/fields/inputs/types';
import { useFields } from '../../../machines/fields/inputs/useFields';
import Marked, { withoutMarks } from '../../../machines/fields/Marked';
import * as words from '../messages.en';
import { homeQuestions, phrasesOf, type HomeQuestion, type HomeQuestionId } from './homeQuestions';
import type { AnswerSource } from './source';
import { useAnswers } from './useAnswers';
import styles from './styles.module.css';

interface Props<V extends Values> {
  readonly id: HomeQuestionId;
  readonly source: AnswerSource<V>;
}

/** A value as text, for visitors who cannot change it. */
function wordsOf(input: Input, value: Value): string {
  switch (input.kind) {
    case 'number':
      return input.spec.say(Number(value));
    case 'choice':
      return input.options.find((option) => option.value === value)?.text ?? '';
    case 'toggle':
      return input.label;
  }
}

/**
 * A sentence with inline fields, its answer, and a link with the same numbers to the list or calculator behind it. What the answer rests on is folded.
 */
export default function Answered<V extends Values>({ id, source }: Props<V>): ReactNode {
  const question: HomeQuestion = homeQuestions[id];
  const { values, change } = useAnswers(id, source);
  const { typed, problems, isStale, act } = useFields(source.inputs, values, change);
  const valid = useHeld(values, isStale);
  const answer = useMemo(() => source.answer(valid), [source, valid]);
  const parts = 'parts' in answer ? answer.parts : undefined;
  const sentence = (
    <p>
      <Marked text={answer.sentence} />
    </p>
  );
  const way = (
    <InnerLink
      className={clsx(buttonStyles.button, 'figure' in answer && buttonStyles.onDeep)}
      to={addressWithInputs(source.page, changedInputs(source, valid))}
      data-carry={Object.keys(source.inputs).join(' ')}
    >
      {question.way} <Drawing of={ArrowRight} size={20} />
    </InnerLink>
  );
  const slotOf = (name: string): ReactNode => {
    const input = source.inputs[name as keyof V];
    const value = (values as Values)[name];
    if (value === undefined) return undefined;
    return (
      <span key={name} className={styles.slot}>
        <span data-needs-script>
          <InputField
            name={name}
            input={input}
            value={value}
            typed={typed[name]}
            problem={problems[name]}
            onAct={act}
            slider={name === question.slider}
            layout="sentence"
          />
        </span>
        <noscript>{wordsOf(input, value)}</noscript>
      </span>
    );
  };
  return (
    <div className={styles.answered}>
      <div className={styles.sentence}>
        {phrasesOf(question).map((parts) => (
          <span key={parts.join('')} className={styles.phrase}>
            {parts.map((part, index) => (index % 2 === 0 ? part : slotOf(part)))}
          </span>
        ))}
      </div>
      {'figure' in answer ? (
        <div className={styles.result}>
          <div data-example="" data-ranking="" data-old-words={OLD_WORDS}>
            <ResultPanel
              label={answer.label}
              figure={
                <>
                  {answer.figure} {answer.unit && <small>{answer.unit}</small>}
                </>
              }
              stillFor={isStale ? answer.inputsText : undefined}
            >
              {parts?.every(({ rupees }) => rupees > 0) && <SplitBar parts={parts} />}
              {answer.condition && <p>{answer.condition}</p>}
            </ResultPanel>
          </div>
          <div className={styles.next}>
            {way}
            <details data-example="" data-ranking="">
              <summary>{words.basis}</summary>
              {sentence}
            </details>
          </div>
        </div>
      ) : (
        <div className={styles.without} data-example="" data-old-words={OLD_WORDS}>
          {sentence}
          {way}
        </div>
      )}
      <Announcement sentence={withoutMarks(answer.sentence)} />
    </div>
  );
}
