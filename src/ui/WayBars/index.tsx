import type { ReactNode } from 'react';
import { tenths } from '../../lib/tenths';
import styles from './styles.module.css';

/** One of the ways between which one chooses. */
export interface ComparedWay {
  readonly name: string;
  /** Rupees, zero or more */
  readonly rupees: number;
  /** The text at the end of its bar: "₹97,500, cheaper" */
  readonly amount: string;
  /** The cheapest: the bars of the others step back */
  readonly isBest?: true;
}

/** Ways between which one chooses, as bars of what each costs, on one scale and on the deep green of a result. */
export default function WayBars({ ways }: { readonly ways: readonly ComparedWay[] }): ReactNode {
  const hasBest = ways.some(({ isBest }) => isBest);
  const largest = Math.max(...ways.map(({ rupees }) => rupees));
  return (
    <ul className={styles.ways}>
      {ways.map(({ name, rupees, amount, isBest }) => (
        <li key={name} className={hasBest && !isBest ? styles.other : undefined}>
          <span>{name}</span>
          <b>{amount}</b>
          <svg width="100%" height="12" aria-hidden="true">
            <rect width={`${largest > 0 ? tenths((rupees / largest) * 100) : 0}%`} height="12" rx="4" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
