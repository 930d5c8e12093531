import type { ReactNode } from 'react';
import { rupeesInShortOrFull } from '../../lib/format/inFull';
import styles from './PartsBar.module.css';
import type { SplitPart } from './section';

interface Props {
  readonly parts: readonly SplitPart[];
  readonly note: string;
}

/** The styles end here: a part as large as this leaves the smallest others room for their words. */
const MOST_TENTHS = 9;

/** A sum in its parts: a bar with a block for each, the wider the larger the part, that says how much goes where. */
export default function PartsBar({ parts, note }: Props): ReactNode {
  const whole = parts.reduce((sum, { rupees }) => sum + rupees, 0);
  return (
    <>
      <ol className={styles.bar}>
        {parts.map(({ rupees, text }, index) => (
          <li key={index} data-tenths={Math.min(Math.round((rupees / whole) * 10), MOST_TENTHS)}>
            <b>{rupeesInShortOrFull(rupees)}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{note}</p>
    </>
  );
}
