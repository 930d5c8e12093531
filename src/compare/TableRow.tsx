import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { ComparedColumn } from './ColumnHeads';
import tableStyles from './ComparisonTable.module.css';
import styles from './TableRow.module.css';

interface Props {
  readonly name: string;
  readonly columns: readonly ComparedColumn[];
  readonly children: (index: number) => ReactNode;
  readonly leads?: (index: number) => boolean | undefined;
  /**
   * The links to the providers, which are buttons below the heads and not printed; whole texts, too long for narrow columns; the sum that the
   * comparison is about; or a term beside it, whose best value is no more than dotted
   */
  readonly kind?: 'sites' | 'texts' | 'answer' | 'terms' | undefined;
}

/** A field, with the value of each column. */
export default function TableRow({ name, columns, children, leads, kind }: Props): ReactNode {
  const ofKind = kind === 'sites' ? clsx(styles.sites, 'screenOnly') : kind && styles[kind];
  return (
    <tr role="row" className={ofKind}>
      <th role="rowheader" scope="row">
        {kind === 'sites' ? <span>{name}</span> : name}
      </th>
      {columns.map(({ id, shortName, name: column, card }, index) => (
        <td
          key={id}
          role="cell"
          data-of={kind === 'texts' || card ? column : shortName}
          className={clsx(leads?.(index) && tableStyles.leads)}
        >
          {children(index)}
        </td>
      ))}
    </tr>
  );
}
