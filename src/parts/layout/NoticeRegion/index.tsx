import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The live region for notices. It is in every page, empty, because screen readers only announce changes to an existing region. */
export default function NoticeRegion(): ReactNode {
  return <div className={styles.region} role="status" aria-live="polite" data-notices />;
}
