import type { ReactNode } from 'react';
import clsx from 'clsx';
import Checkbox from '../fields/Checkbox';
import styles from './MustHave.module.css';
import * as words from './messages.en';

interface Props<Name extends string> {
  /** "The plan must have" */
  readonly title: string;
  readonly terms: readonly {
    readonly name: Name;
    readonly text: string;
    readonly isAsked: boolean;
    /** Number of rows that have it */
    readonly count: number | undefined;
  }[];
  readonly onAsk: (name: Name, isAsked: boolean) => void;
  /** Whether they stand among the fields of a panel, on as many lines as they need */
  readonly isInPanel?: boolean;
}

/** Toggles for required terms. Rows without them stay, below a line with the reason. */
export default function MustHave<Name extends string>(props: Props<Name>): ReactNode {
  const { title, terms, onAsk, isInPanel = false } = props;
  return (
    <fieldset className={clsx(styles.must, isInPanel && styles.inPanel)} data-needs-script>
      <legend>{title}</legend>
      <div>
        {terms.map(({ name, text, isAsked, count }) => (
          <Checkbox
            key={name}
            name={name}
            isTicked={isAsked}
            onTick={(asked) => onAsk(name, asked)}
            className={styles.term}
          >
            {text}
            {count !== undefined && (
              <small>
                {' '}
                {count}
                <span className="visuallyHidden">{` ${words.haveIt}`}</span>
              </small>
            )}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
