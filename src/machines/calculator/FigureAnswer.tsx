import type { ReactNode } from 'react';
import ResultPanel from '../../ui/ResultPanel';
import SplitBar from '../../ui/SplitBar';
import Marked from '../fields/Marked';
import type { Values } from '../fields/inputs/types';
import type { CalculatorDefinition } from './definition';
import { partsOf, sentenceOf } from './shown';
import styles from './styles.module.css';
import * as words from './messages.en';

interface Props<Own extends Values, Result> {
  readonly definition: CalculatorDefinition<Own, Result>;
  readonly result: Result;
  readonly values: Own;
  /** Whether a field is invalid, so that the result is for earlier values */
  readonly isStale: boolean;
  /** What can be done with the result */
  readonly children: ReactNode;
}

/** An answer that is one figure, on a panel, with its two parts and its facts. */
export default function FigureAnswer<Own extends Values, Result>({
  definition,
  result,
  values,
  isStale,
  children,
}: Props<Own, Result>): ReactNode {
  const said = definition.say(values);
  return (
    <ResultPanel large {...definition.headline(result)} stillFor={isStale ? said : undefined}>
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
      {children}
    </ResultPanel>
  );
}
