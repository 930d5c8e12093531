import type { ReactNode } from 'react';
import type { Arranged, Field } from '../machines/compare/arrange';
import type { ComparedColumn } from './ColumnHeads';
import TableRow from './TableRow';
import styles from './ComparisonTable.module.css';
import * as words from './messages.en';

/** Characters that a column of a phone holds in two or three lines. */
const SHORT = 40;

const isLong = (values: Field['values']): boolean => values.some(({ text }) => text.length > SHORT);

type Props = Pick<Arranged, 'apart' | 'missing'> & {
  readonly columns: readonly ComparedColumn[];
  /** What lenders publish of what the sums hold already */
  readonly published: readonly Field[];
  /** The documents behind each column */
  readonly sources: readonly ReactNode[];
};

/** A fold with the same columns again: the terms behind the sums in the lenders' words, what only one of them says, and the sources. */
export default function Published({ columns, published, apart, missing, sources }: Props): ReactNode {
  const hasDetails = apart.length + missing.length > 0;
  const title = words.published({ what: published.length > 0 ? 'terms' : hasDetails ? 'details' : 'sources' });
  return (
    <details className={styles.published}>
      <summary>{title}</summary>
      <table role="table" className={styles.table}>
        <caption className="visuallyHidden">{title}</caption>
        <thead role="rowgroup" className="visuallyHidden">
          <tr role="row">
            {[words.field, ...columns.map(({ name }) => name)].map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {[...published, ...apart].map(({ name, values, isDetail }) => (
            <TableRow key={name} name={name} columns={columns} kind={isDetail && isLong(values) ? 'texts' : undefined}>
              {(index) => values[index]?.text}
            </TableRow>
          ))}
          <TableRow name={words.source} columns={columns} kind="texts">
            {(index) => sources[index]}
          </TableRow>
        </tbody>
      </table>
      {missing.length > 0 && <p className={styles.same}>{words.notFoundOf({ fields: missing.join(', ') })}</p>}
    </details>
  );
}
