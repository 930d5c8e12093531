import type { ReactNode } from 'react';
import type { Alternative } from './definition';
import styles from './BesideCards.module.css';

interface Props {
  readonly title: string;
  readonly entries: readonly Alternative[];
}

/** Alternatives that serve the same purpose but are not ranked with the list, each with its figure. */
export default function Alternatives({ title, entries }: Props): ReactNode {
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      <dl>
        {entries.map(({ figure, name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{figure}</b>
              <small>{text}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
