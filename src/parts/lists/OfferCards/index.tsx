import type { ReactNode } from 'react';
import clsx from 'clsx';
import { columnsOf, kindOf, rowName, type Column, type ListingFile } from '../../../content/schemas';
import { namesSources, sourcesOfRow } from '../../../content/rowSources';
import TickBox from '../../../machines/list/ticks/TickBox';
import { rowId } from '../../../content/rowId';
import evenGrid from '../../../ui/evenGrid.module.css';
import Cell from '../Cell';
import Comparable from '../Comparable';
import { DataNote, SourceNote } from '../DataNote';
import { RowSources } from '../Sources';
import VisitLink from '../VisitLink';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface Props {
  /** A data file of any kind */
  readonly data: ListingFile;
}

interface CardProps {
  readonly id: string;
  readonly name: string;
  readonly row: Readonly<Record<string, unknown>>;
  readonly columns: readonly Column[];
  readonly headline: Column | undefined;
  /** Ids of the row's own documents. */
  readonly sources: readonly string[];
}

function Card({ id, name, row, columns, headline, sources }: CardProps): ReactNode {
  return (
    <article className={styles.card}>
      <h3 className={styles.name}>{name}</h3>
      <TickBox id={id} name={name} />
      <dl className={styles.facts}>
        {headline && (
          <div className={styles.headline}>
            <dt>{headline.label}</dt>
            <dd>
              <Cell field={headline.field} value={row[headline.field]} />
            </dd>
          </div>
        )}
        {columns
          .filter(({ field }) => row[field] !== undefined)
          .map(({ field, label }) => (
            <div key={field} className={styles.fact}>
              <dt>{label}</dt>
              <dd>
                <Cell field={field} value={row[field]} />
              </dd>
            </div>
          ))}
        {sources.length > 0 && (
          <div className={styles.fact}>
            <dt>{words.source}</dt>
            <dd>
              <RowSources ids={sources} />
            </dd>
          </div>
        )}
      </dl>
      {typeof row.link === 'string' && <VisitLink href={row.link} name={name} />}
    </article>
  );
}

/** The rows of a data file as cards, with the main figure first. */
export default function OfferCards({ data }: Props): ReactNode {
  const { headlineField, nameField } = kindOf(data.kind);
  const columns = columnsOf(data.kind);
  const others = columns.filter(({ field }) => field !== headlineField && field !== nameField);
  return (
    <div className={styles.frame}>
      <DataNote data={data} />
      <Comparable listing={data.kind}>
        <div className={clsx(evenGrid.grid, styles.cards)}>
          {data.rows.map((row) => {
            const name = rowName(data.kind, row);
            return (
              <Card
                key={name}
                id={rowId(data.kind, row)}
                name={name}
                row={row}
                columns={others}
                headline={columns.find(({ field }) => field === headlineField)}
                sources={namesSources(row) ? sourcesOfRow(data, row) : []}
              />
            );
          })}
        </div>
      </Comparable>
      <SourceNote data={data} />
    </div>
  );
}
