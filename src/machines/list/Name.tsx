import type { ReactNode } from 'react';
import styles from './Name.module.css';

/** A name and what follows it in brackets: the insurer of a plan, or an insurer's former name. */
const IN_BRACKETS = /^(?<main>.+) \((?<bracketed>.+)\)$/u;

/**
 * The name of a row, with what it has in brackets under it. The brackets are for those who hear the name, or copy it.
 * @param isSplit whether its rows have room for that
 */
export default function Name({ name, isSplit }: { readonly name: string; readonly isSplit: boolean }): ReactNode {
  const { main, bracketed } = (isSplit ? IN_BRACKETS.exec(name)?.groups : undefined) ?? {};
  if (bracketed === undefined) return <h3>{name}</h3>;
  return (
    <h3 className={styles.split}>
      {`${main} `}
      <small>
        <span>(</span>
        {bracketed}
        <span>)</span>
      </small>
    </h3>
  );
}
