import type { ReactNode } from 'react';
import type { Hue } from '../../content/palette';
import styles from './styles.module.css';

interface Props {
  readonly hue: Hue;
  readonly children: ReactNode;
}

/** A label on a tinted background. The colour adds nothing to the words. */
export default function Badge({ hue, children }: Props): ReactNode {
  return (
    <span className={styles.badge} data-hue={hue}>
      {children}
    </span>
  );
}
