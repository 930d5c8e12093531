import type { ReactNode } from 'react';
import { rupeesInShort } from '@site/src/lib/format/rupeesInShort';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** Each change and its effect in rupees, largest first */
  readonly effects: readonly { readonly text: string; readonly rupees: number }[];
}

/** Changes the visitor could make, by effect: label, bar and amount. Changes without an effect are omitted. */
export default function EffectBars({ title, effects }: Props): ReactNode {
  const felt = effects.filter(({ rupees }) => Math.round(rupees) > 0);
  const largest = felt[0]?.rupees;
  if (largest === undefined) return null;
  return (
    <section className={styles.effects}>
      <h2>{title}</h2>
      <ul>
        {felt.map(({ text, rupees }) => (
          <li key={text}>
            <span>{text}</span>
            <b>{rupeesInShort(rupees)}</b>
            <svg width="100%" height="14" aria-hidden="true">
              <rect width={`${Math.round((rupees / largest) * 1000) / 10}%`} height="14" rx="6" />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
}
