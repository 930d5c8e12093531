import { memo, type ReactNode } from 'react';
import type { ShownTable } from './shown';
import styles from './Tables.module.css';
import TableView from './TableView';

interface Props {
  readonly table: ShownTable;
  /** Whether it still belongs to the previous result, until a slider stops moving */
  readonly isBehind: boolean;
}

function OpenTable({ table: { name, of }, isBehind }: Props): ReactNode {
  return (
    <section className={styles.tables}>
      <h2>{name}</h2>
      <div aria-busy={isBehind || undefined}>
        <TableView table={of()} />
      </div>
    </section>
  );
}

/** A table that people come for, below the result and not folded. Memoized, as those in the fold are. */
export default memo(OpenTable);
