import { Fragment, type ReactNode } from 'react';
import styles from './Marks.module.css';
import { UNKNOWN } from './unknownText';

interface Props {
  readonly text: string;
  /** In words, where each value of a row has its name above it, and there is room */
  readonly inWords?: boolean;
}

/** A row's text, with a dash for each unknown value, which one note below the rows explains; or in soft words. */
export default function Known({ text, inWords = false }: Props): ReactNode {
  return text.split(UNKNOWN).map((part, index) => {
    if (!UNKNOWN.test(part)) return <Fragment key={index}>{part}</Fragment>;
    return inWords ? (
      <span key={index} className={styles.unknown}>
        {part}
      </span>
    ) : (
      <span key={index} role="img" aria-label={part.toLowerCase()}>
        —
      </span>
    );
  });
}
