import { Fragment, type ReactNode } from 'react';
import documents from '@site/src/content/documents.yml';
import { sourceTexts } from '../../../content/sourceText';
import NewTab from '../../../ui/NewTab';

interface Props {
  readonly ids: readonly string[];
}

function OutLink({ href, text }: { readonly href: string; readonly text: string }): ReactNode {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
      <NewTab />
    </a>
  );
}

/** The documents of a whole list in one sentence, each with its kind and dates. */
export function Sources({ ids }: Props): ReactNode {
  return sourceTexts(ids, documents).map(({ id, address, name, kind, dated, read }, index) => (
    <Fragment key={id}>
      {index > 0 && '; '}
      <OutLink href={address} text={name} /> ({[kind.toLowerCase(), dated, read].filter(Boolean).join(', ')})
    </Fragment>
  ));
}

/** The documents of one row in small print: publishers and reading dates. */
export function RowSources({ ids }: Props): ReactNode {
  return sourceTexts(ids, documents).map(({ id, address, kind, read }) => (
    <div key={id} data-pagefind-ignore>
      <small>
        <OutLink href={address} text={kind} />, {read}
      </small>
    </div>
  ));
}
