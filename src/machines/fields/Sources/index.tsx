import type { ReactNode } from 'react';
import type { SourceDocument } from '../../../content/offerTypes';
import { datesOf } from '../../../content/reads';
import NewTab from '../../../ui/NewTab';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface Props {
  readonly documents: readonly SourceDocument[];
  /** All documents of the list by id, because a document may be known only through another one's record */
  readonly known: Readonly<Record<string, SourceDocument>>;
}

function throughText({ through }: SourceDocument, known: Props['known']): string {
  if (through === undefined) return '';
  return `, ${words.knownThrough({ publisher: known[through]?.publisher ?? words.aRecord })}`;
}

/** The documents behind a row's values with their dates, as entries of a list of facts. */
export default function Sources({ documents, known }: Props): ReactNode {
  return (
    <ul className={styles.sources}>
      {documents.map((document) => (
        <li key={document.id}>
          <a href={document.address} target="_blank" rel="noopener noreferrer" data-island-plain>
            {document.publisher}
            <NewTab />
          </a>
          {`, ${datesOf(document)}${throughText(document, known)}`}
        </li>
      ))}
    </ul>
  );
}
