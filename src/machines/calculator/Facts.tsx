import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The facts of a result, on its panel. */
export default function Facts({ of }: { readonly of: readonly (readonly [name: string, value: string])[] }): ReactNode {
  return (
    <dl className={styles.facts}>
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
