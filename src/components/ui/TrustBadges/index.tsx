import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** A Markdown list of a few words each */
  readonly children: ReactNode;
}

/** What a visitor may rely on, in a row of badges. */
export default function TrustBadges({ children }: Props): ReactNode {
  return <div className={styles.badges}>{children}</div>;
}
