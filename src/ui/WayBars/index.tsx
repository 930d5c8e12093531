import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Way {
  readonly name: string;
  /** Rupees, zero or more */
  readonly rupees: number;
  /** What stands at the end of its bar: "cheaper", "₹1,05,300 more" */
  readonly amount: string;
  readonly isBest?: boolean;
}

/** Ways between which one chooses, as bars of one scale on the deep green of a result. The best one is marked by its colour and by what is said of it. */
export default function WayBars({ ways }: { readonly ways: readonly Way[] }): ReactNode {
  const largest = Math.max(...ways.map(({ rupees }) => rupees));
  return (
    <ul className={styles.ways}>
      {ways.map(({ name, rupees, amount, isBest }) => (
        <li key={name}>
          <span>{name}</span>
          <b>{amount}</b>
          <svg width="100%" height="12" aria-hidden="true">
            <rect
              width={`${largest > 0 ? Math.round((rupees / largest) * 1000) / 10 : 0}%`}
              height="12"
              rx="4"
              fill={isBest ? 'currentColor' : undefined}
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
