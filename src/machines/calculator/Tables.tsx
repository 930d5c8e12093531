import { memo, Suspense, useState, type ReactNode } from 'react';
import { useTurns } from '../fields/hooks/useTurns';
import type { ShownTable } from './shown';
import styles from './Tables.module.css';
import TableView from './TableView';
import * as words from './messages.en';

interface Props {
  readonly title: string;
  readonly tables: readonly ShownTable[];
  /** Whether they still belong to the previous result, until a slider stops moving */
  readonly isBehind: boolean;
}

function Rows({ of }: Pick<ShownTable, 'of'>): ReactNode {
  return <TableView table={of()} />;
}

/** Memoized, so that a change elsewhere does not render a hundred cells again. */
const SameRows = memo(Rows);

function Tables({ title, tables, isBehind }: Props): ReactNode {
  const [chosen, setChosen] = useState(0);
  const turns = useTurns<HTMLDivElement>(({ type, text }) => type === 'press' && setChosen(Number(text)));
  const table = tables[chosen];
  return (
    <details className={styles.tables}>
      <summary>{title}</summary>
      {tables.length > 1 && (
        <div className={styles.choice} role="group" aria-label={words.rows} data-needs-script {...turns}>
          {tables.map(({ name }, index) => (
            <button key={name} type="button" value={index} aria-pressed={index === chosen}>
              {name}
            </button>
          ))}
        </div>
      )}
      <div className={styles.rows} aria-busy={isBehind || undefined}>
        <Suspense>{table && <SameRows of={table.of} />}</Suspense>
      </div>
      <div className={styles.saved} aria-hidden="true">
        {words.tableAsFile}
      </div>
    </details>
  );
}

/**
 * The numbers of a calculator as tables, collapsed at first. They hydrate separately after the rest, because on a slow phone the
 * first result would wait for a hundred hidden cells.
 */
export default memo(Tables);
