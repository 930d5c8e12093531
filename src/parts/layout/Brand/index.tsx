import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { site } from '../../../site';
import styles from './styles.module.css';
import * as words from '../messages.en';

/** Brand mark and name, leading home. The mark is a compass needle in a coin: money, and a direction. */
export default function Brand(): ReactNode {
  return (
    <Link to="/" className={styles.brand} aria-label={words.brandHome({ brand: site.brand })}>
      <svg className={styles.mark} viewBox="0 0 40 40" width="38" height="38" aria-hidden="true" focusable="false">
        <circle cx="20" cy="20" r="18.5" className={styles.coin} />
        <circle cx="20" cy="20" r="14.5" className={styles.rim} />
        <path d="M28 12 22.6 22.6 20 20z" className={styles.north} />
        <path d="M28 12 17.4 17.4 20 20z" className={styles.northLit} />
        <path d="M12 28 22.6 22.6 20 20zM12 28l5.4-10.6L20 20z" className={styles.south} />
      </svg>
      <span>{site.brand}</span>
    </Link>
  );
}
