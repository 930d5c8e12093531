import { memo, useDeferredValue, type ReactNode } from 'react';
import Sources from '../fields/Sources';
import { midSentence } from '../../lib/midSentence';
import { upperFirst } from '../../lib/upperFirst';
import type { Columns } from './columns';
import styles from './Details.module.css';
import Known from './Known';
import { hasDash, openedRow } from './openedRow';
import type { KnownDocuments, OfferRow } from './rows';
import * as words from './messages.en';

interface Props {
  readonly row: OfferRow;
  /** The columns of the closed row */
  readonly columns: Columns;
  readonly known: KnownDocuments;
  /** Whether they are visible */
  readonly isShown: boolean;
}

/** Longer values, in characters, take a whole line on a phone. */
const MOST_BESIDE = 36;

const isLong = (value: string | readonly string[]): boolean => [value].flat().join(' ').length > MOST_BESIDE;

function Facts({ row, columns, known }: Props): ReactNode {
  const documents = row.documents.flatMap((id) => known[id] ?? []);
  const opened = openedRow(row, columns);
  const { facts, unknown } = opened;
  return (
    <dl className={styles.details}>
      {facts.map(([name, value]) => (
        <div key={name} className={isLong(value) ? styles.long : undefined}>
          <dt>{name}</dt>
          <dd>
            {typeof value === 'string' ? (
              <Known text={value} />
            ) : (
              <ul>
                {value.map((line) => (
                  <li key={line}>
                    <Known text={line} />
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      ))}
      {hasDash(opened) && (
        <div>
          <dt>{words.dash}</dt>
          <dd>{words.dashMeaning}</dd>
        </div>
      )}
      {unknown.length > 0 && (
        <div className={styles.long}>
          <dt>{words.unknown}</dt>
          <dd>{upperFirst(unknown.map(midSentence).join('; '))}</dd>
        </div>
      )}
      {documents.length > 0 && (
        <div className={styles.long}>
          <dt>{words.source}</dt>
          <dd>
            <Sources known={known} documents={documents} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Skips closed rows: nobody sees their details, and computing them all takes longer than the rows themselves. */
const maySkip = (last: Props, now: Props): boolean =>
  !now.isShown || (last.row === now.row && last.columns === now.columns && last.known === now.known);

const CurrentIfShown = memo(Facts, maySkip);

/** The collapsible details of a row. The row's `<details>` opens them without a script. They re-render after the visible part of the row. */
export default function Details({ row, ...props }: Props): ReactNode {
  return <CurrentIfShown row={useDeferredValue(row)} {...props} />;
}
