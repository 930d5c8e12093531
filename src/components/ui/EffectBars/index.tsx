import type { ReactNode } from 'react';
import { rupeesInShort } from '@site/src/lib/format/rupeesInShort';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** What a person can do, and the rupees it comes to, the largest first */
  readonly effects: readonly { readonly text: string; readonly rupees: number }[];
}

/** What a person can act on, by how much it changes: words, a bar and the amount. What changes nothing is left out. */
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
