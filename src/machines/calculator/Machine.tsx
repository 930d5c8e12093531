import { useMemo, useRef, type ReactNode } from 'react';
import Announcement from '../fields/Announcement';
import Marked from '../fields/Marked';
import type { Values } from '../fields/inputs/types';
import { useInputs } from '../fields/inputs/useInputs';
import RefusedAddress from '../fields/RefusedAddress';
import ResultBar from '../fields/ResultBar';
import { useLeftOut } from '../fields/RefusedAddress/useLeftOut';
import Acts from './Acts';
import { changeText } from './changeText';
import type { CalculatorDefinition } from './definition';
import Fields from './Fields';
import InputsText from './InputsText';
import type { Layout } from './layout';
import { missingOf } from './missing';
import { announcementOf } from './shown';
import styles from './styles.module.css';
import { useConsistent } from './useConsistent';
import { useLastEdit } from './useLastEdit';
import { useWorkings } from './useWorkings';
import * as words from './messages.en';

interface Props<V extends Values, Result> {
  readonly definition: CalculatorDefinition<V, Result>;
  readonly layout: Layout;
}

/**
 * Renders a calculator or a question from its definition: fields, result, chart, what changes the result most, open sections, tables and steps.
 * Without JavaScript it is a worked example with the defaults. While a value is invalid, alone or beside another, the last valid result
 * stays and is labelled as such.
 */
export default function Machine<V extends Values, Result>({
  definition,
  layout: { Answer, Fold, classes },
}: Props<V, Result>): ReactNode {
  const fields = useInputs(definition.inputs, definition.defaults);
  const { values: entered, refused } = fields;
  const { values, conflicts } = useConsistent(definition, entered, fields.settled, fields.isStale);
  const missing = missingOf(definition, { entered, shown: values, typed: fields.typed }, conflicts);
  const isStale = fields.isStale || values !== entered;
  const result = useMemo(() => definition.compute(values), [definition, values]);
  const { kept: Kept } = definition;
  const calculator = useRef<HTMLDivElement>(null);
  const leftOut = useLeftOut(calculator, refused);
  const workings = useWorkings(definition, values);
  const headline = definition.headline(result);
  const { before, edit, touch } = useLastEdit(
    { result: headline, values: entered, example: definition.defaults },
    fields.act,
  );

  return (
    <div className={styles.container} ref={calculator}>
      <div className={classes.calculator} role="group" aria-label={definition.name}>
        <noscript>
          <p className={styles.noScript}>{words.noScript}</p>
        </noscript>
        {definition.opening && (
          <p className={styles.opening}>{!isStale && <Marked text={definition.opening(result, values)} />}</p>
        )}
        <RefusedAddress refused={leftOut} />
        <InputsText inputs={definition.inputs} values={workings.values} />
        <div className={classes.inputs} data-needs-script onPointerDownCapture={touch} onFocusCapture={touch}>
          <Fold definition={definition} values={values} isRefused={isStale}>
            <Fields definition={definition} fields={fields} conflicts={missing.conflicts} onAct={edit} />
            {!missing.isOfExample && (
              <ResultBar
                label={headline.label}
                figure={headline.figure}
                isStale={isStale}
                startsAway={definition.answer !== undefined || definition.mainFields.length === 1}
                change={changeText(before, headline)}
              />
            )}
          </Fold>
          {missing.asks.length > 0 && (
            <p className={styles.asks} data-result-card={missing.isOfExample || undefined}>
              {missing.asks.join(' ')}
            </p>
          )}
        </div>
        {!missing.isOfExample && (
          <Answer
            definition={definition}
            result={result}
            values={values}
            isStale={isStale}
            workings={workings}
            acts={
              <>
                <Acts
                  definition={definition}
                  result={result}
                  values={values}
                  printed={calculator}
                  className={classes.acts}
                />
                {Kept && <Kept />}
              </>
            }
          />
        )}
        <Announcement sentence={announcementOf(definition, result, values)} />
      </div>
    </div>
  );
}
