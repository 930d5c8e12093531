import type { ReactNode } from 'react';
import clsx from 'clsx';
import { withMinus } from '../../lib/format/minus';
import { ScrollFrame } from '../../ui/ScrollableTable';
import type { Table } from './section';
import styles from './Tables.module.css';

interface Props {
  readonly table: Table;
  /** The first cell of the row that a visitor should look at */
  readonly highlighted?: string | undefined;
  readonly className?: string;
}

/** A table of a calculator, with its caption and its note. */
export default function TableView({
  table: { caption, columns, rows, totals, note },
  highlighted,
  className,
}: Props): ReactNode {
  return (
    <>
      <ScrollFrame label={caption}>
        <table className={clsx(styles.table, className)}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...cells]) => (
              <tr
                key={name}
                className={clsx(name === highlighted && styles.highlighted, totals?.includes(name) && styles.total)}
              >
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{withMinus(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
