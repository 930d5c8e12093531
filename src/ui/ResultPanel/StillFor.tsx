import type { ReactNode } from 'react';
import styles from './StillFor.module.css';
import * as words from '../messages.en';

interface Props {
  readonly inputs: string;
  /** On dark ground */
  readonly className?: string | undefined;
}

/** The numbers that a result is for, while a field is invalid. A line of its own, in a sentence or a link, too. */
export default function StillFor({ inputs, className }: Props): ReactNode {
  return <span className={className ?? styles.still}>{words.lastResult({ inputs })}</span>;
}
