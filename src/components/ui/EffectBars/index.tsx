import type { ReactNode } from 'react';
import { rupeesInShort } from '@site/src/lib/format/rupeesInShort';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** What a person can do, and the rupees it comes to, the largest first */
  readonly effects: readonly { readonly text: string; readonly saved: number }[];
}

/** What a person can act on, by how much it changes: words, a bar and the amount. */
export default function EffectBars({ title, effects }: Props): ReactNode {
  const largest = Math.max(...effects.map(({ saved }) => saved), 1);
  return (
    <section className={styles.effects}>
      <h3>{title}</h3>
      <ul>
        {effects.map(({ text, saved }) => (
          <li key={text}>
            <span>{text}</span>
            <b>{rupeesInShort(saved)}</b>
            <svg width="100%" height="14" aria-hidden="true">
              <rect width={`${Math.round((saved / largest) * 1000) / 10}%`} height="14" rx="6" />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
}
