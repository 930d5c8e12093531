import type { ReactNode } from 'react';
import Sources from '../parts/Sources';
import styles from './Details.module.css';
import type { KnownDocuments, OfferRow } from './rows';

interface Props {
  readonly row: OfferRow;
  readonly known: KnownDocuments;
}

/** What opens below a row. It is in the HTML for every row, and shown by the row's `<details>` without any script. */
export default function Details({ row, known }: Props): ReactNode {
  const documents = row.documents.flatMap((id) => known[id] ?? []);
  return (
    <dl className={styles.details}>
      {row.facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {typeof value === 'string' ? (
              value
            ) : (
              <ul>
                {value.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      ))}
      {documents.length > 0 && (
        <div>
          <dt>Source</dt>
          <dd>
            <Sources known={known} documents={documents} />
          </dd>
        </div>
      )}
    </dl>
  );
}
