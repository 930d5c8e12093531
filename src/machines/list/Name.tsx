import type { ReactNode } from 'react';
import styles from './Name.module.css';

/** A name and what follows it in brackets: the insurer of a plan, or an insurer's former name. */
const IN_BRACKETS = /^(?<own>.+) \((?<other>.+)\)$/u;

/**
 * The name of a row, with what it has in brackets under it. The brackets are for those who hear the name, or copy it.
 * @param isSplit whether its rows have room for that
 */
export default function Name({ name, isSplit }: { readonly name: string; readonly isSplit: boolean }): ReactNode {
  const { own, other } = (isSplit ? IN_BRACKETS.exec(name)?.groups : undefined) ?? {};
  if (other === undefined) return <h3>{name}</h3>;
  return (
    <h3 className={styles.split}>
      {`${own} `}
      <small>
        <span>(</span>
        {other}
        <span>)</span>
      </small>
    </h3>
  );
}
