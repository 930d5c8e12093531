import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { site } from '@site/src/site';
import styles from './styles.module.css';

/** Brand mark and name, leading home. The mark is a compass needle in a coin: money, and a direction. */
export default function Brand(): ReactNode {
  return (
    <Link to="/" className={styles.brand} aria-label={`${site.brand}, home`}>
      <svg className={styles.mark} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false">
        <circle cx="20" cy="20" r="18" className={styles.coin} />
        <path d="M27.5 12.5 23 23l-10.5 4.5L17 17z" className={styles.needle} />
        <circle cx="20" cy="20" r="2" className={styles.pivot} />
      </svg>
      <span>{site.brand}</span>
    </Link>
  );
}
