import type { MouseEvent, ReactNode } from 'react';
import { searchAddress } from '@site/src/lib/search/searchAddress';
import { opensElsewhere } from '../../lib/opensElsewhere';
import styles from './styles.module.css';

interface Props {
  readonly question: string;
  readonly onChoose: (question: string) => void;
}

/** Offers to search for something else. */
export default function Suggestion({ question, onChoose }: Props): ReactNode {
  function choose(event: MouseEvent): void {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onChoose(question);
  }

  return (
    <p className={styles.suggestion}>
      Did you mean{' '}
      <a href={searchAddress(question)} onClick={choose}>
        {question}
      </a>
      ?
    </p>
  );
}
