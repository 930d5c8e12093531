import type { ReactNode } from 'react';
import ScrollableTable from '../ScrollableTable';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface Props {
  /** The caption, one sentence */
  readonly caption: string;
  readonly chart: ReactNode;
  /** The numbers of the chart; the first cell of a row is its header. Without it nothing is collapsed */
  readonly table?: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] } | undefined;
  /** What stands below the table */
  readonly children?: ReactNode;
}

/** A chart in a text, rendered at build time, with its numbers collapsed below. */
export default function ChartWithTable({ caption, chart, table, children }: Props): ReactNode {
  return (
    <div className={styles.drawn}>
      <p className={styles.caption}>{caption}</p>
      {/* Excluded from the search index: labels and numbers without a sentence are no answer. */}
      <div data-pagefind-ignore>
        {chart}
        {table && (
          <details>
            <summary>{words.sameInNumbers}</summary>
            <ScrollableTable>
              <thead>
                <tr>
                  {table.columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(([name = '', ...cells]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    {cells.map((cell, index) => (
                      <td key={table.columns[index + 1]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </ScrollableTable>
            {children}
          </details>
        )}
      </div>
    </div>
  );
}
