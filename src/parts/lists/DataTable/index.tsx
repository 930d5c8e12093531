import type { ReactNode } from 'react';
import clsx from 'clsx';
import { columnsOf, kindOf, rowName, type Column, type ListingFile } from '../../../content/schemas';
import { isCell } from '../../../lib/quantities/cell';
import { isUnknown } from '../../../lib/quantities/quantity';
import { namesSources, namesSourcesInRows, sourcesOfRow } from '../../../content/rowSources';
import TickBox from '../../../machines/list/ticks/TickBox';
import { rowId } from '../../../content/rowId';
import PhoneFold from '../../../ui/PhoneFold';
import Cell from '../Cell';
import Comparable from '../Comparable';
import { DataNote, SourceNote } from '../DataNote';
import { RowSources } from '../Sources';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface Props {
  /** A data file of any kind */
  readonly data: ListingFile;
  /** Caption for screen readers */
  readonly caption: string;
}

type Row = Readonly<Record<string, unknown>>;

interface RowProps {
  readonly id: string;
  readonly row: Row;
  readonly name: string;
  readonly columns: readonly Column[];
  readonly headline: string | undefined;
  /** Ids of the row's own documents; undefined if no row has any. */
  readonly sources: readonly string[] | undefined;
}

/** An unknown value is not a headline. */
const isMissing = (value: unknown) => isCell(value) && isUnknown(value);

function TableRow({ id, row, name, columns, headline, sources }: RowProps): ReactNode {
  const [, ...others] = columns;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" className={styles.name}>
        {name}
        <TickBox id={id} name={name} className={styles.box} />
      </th>
      {others.map(({ field, label, numeric }) => (
        <td
          key={field}
          role="cell"
          data-label={label}
          className={clsx(numeric && styles.numeric, field === headline && !isMissing(row[field]) && styles.headline)}
        >
          <Cell field={field} value={row[field]} />
        </td>
      ))}
      {sources && (
        <td role="cell" data-label={sources.length > 0 ? words.source : undefined}>
          {sources.length > 0 && (
            <div>
              <RowSources ids={sources} />
            </div>
          )}
        </td>
      )}
    </tr>
  );
}

/** Maximum number of rows that a phone shows at once, as cards. */
const MAX_UNFOLDED_ROWS = 20;

/** ARIA roles are explicit, because browsers drop table roles when CSS changes the display. */
function Table({ data, caption }: Props): ReactNode {
  const columns = columnsOf(data.kind);
  const { headlineField } = kindOf(data.kind);
  const hasSources = namesSourcesInRows(data);
  return (
    <table role="table" className={styles.table}>
      <caption className="visuallyHidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ field, label, numeric }) => (
            <th key={field} role="columnheader" scope="col" className={numeric ? styles.numeric : undefined}>
              {label}
            </th>
          ))}
          {hasSources && (
            <th role="columnheader" scope="col">
              {words.source}
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {data.rows.map((row) => (
          <TableRow
            key={rowName(data.kind, row)}
            id={rowId(data.kind, row)}
            row={row}
            name={rowName(data.kind, row)}
            columns={columns}
            headline={headlineField}
            sources={hasSources ? (namesSources(row) ? sourcesOfRow(data, row) : []) : undefined}
          />
        ))}
      </tbody>
    </table>
  );
}

/** The rows of a data file as a table; on a phone each row becomes a card with labelled values. */
export default function DataTable({ data, caption }: Props): ReactNode {
  const table = data.rows.length > 0 && <Table data={data} caption={caption} />;
  return (
    <div className={styles.frame}>
      <DataNote data={data} />
      <Comparable listing={data.kind}>
        {data.rows.length > MAX_UNFOLDED_ROWS ? <PhoneFold title={caption}>{table}</PhoneFold> : table}
      </Comparable>
      <SourceNote data={data} />
    </div>
  );
}
