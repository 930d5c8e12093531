import type { ReactNode } from 'react';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import styles from './Result.module.css';

interface Props {
  /** Rupees, more than zero. */
  readonly principal: number;
  /** Rupees; less than zero counts as zero in the picture. */
  readonly interest: number;
}

/** Width of the gap between the two parts, in percent of the bar. */
const GAP_PERCENT = 0.6;

/** How much of every rupee repaid is principal and how much is interest: a bar, labelled with the same numbers in text. */
export default function ShareBar({ principal, interest }: Props): ReactNode {
  const principalPercent = (principal / (principal + Math.max(0, interest))) * 100;
  // The second is what is left of 100, so that the two rounded shares add up.
  const roundedPrincipalPercent = Math.round(principalPercent);
  const interestStart = principalPercent + GAP_PERCENT;

  return (
    <div className={styles.share}>
      <svg className={styles.bar} width="100%" height="14" aria-hidden="true" focusable="false">
        <rect className={styles.barPrincipal} width={`${principalPercent}%`} height="14" />
        <rect
          className={styles.barInterest}
          x={`${interestStart}%`}
          width={`${Math.max(0, 100 - interestStart)}%`}
          height="14"
        />
      </svg>
      <ul className={styles.legend} aria-label="Share of the total payable">
        <li className={styles.legendPrincipal}>
          <span>Principal {formatPercent(roundedPrincipalPercent)}</span> <span>{formatRupees(principal)}</span>
        </li>
        <li className={styles.legendInterest}>
          <span>Interest {formatPercent(100 - roundedPrincipalPercent)}</span> <span>{formatRupees(interest)}</span>
        </li>
      </ul>
    </div>
  );
}
