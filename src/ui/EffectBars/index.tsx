import type { ReactNode } from 'react';
import { tenths } from '../../lib/tenths';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** Each change with its effect, in rupees and in words, largest first */
  readonly effects: readonly { readonly text: string; readonly rupees: number; readonly amount: string }[];
}

/** Changes the visitor could make, by effect: label, bar and amount. Changes without an effect are omitted, and one alone has no bar, since there is nothing to compare it with. */
export default function EffectBars({ title, effects }: Props): ReactNode {
  const felt = effects.filter(({ rupees }) => Math.round(rupees) > 0);
  const largest = felt[0]?.rupees;
  if (largest === undefined) return null;
  return (
    <section className={styles.effects}>
      <h2>{title}</h2>
      <ul>
        {felt.map(({ text, rupees, amount }) => (
          <li key={text}>
            <span>{text}</span>
            <b>{amount}</b>
            {felt.length > 1 && (
              <svg width="100%" height="14" aria-hidden="true">
                <rect width={`${tenths((rupees / largest) * 100)}%`} height="14" rx="6" />
              </svg>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
