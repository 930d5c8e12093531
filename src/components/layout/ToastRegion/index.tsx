import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Where notices appear. It stands empty in every page, so that a screen reader is listening when one comes. */
export default function NoticeRegion(): ReactNode {
  return <div className={styles.region} role="status" aria-live="polite" data-notices />;
}
