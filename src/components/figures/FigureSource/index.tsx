import type { ReactNode } from 'react';
import documents from '@site/src/content/documents.yml';
import { sourceOf } from '@site/src/content/figures';
import type { FigurePeriod } from '@site/src/content/schemas';

/** The source document of a value, with a link, or a statement that there is none. */
export default function FigureSource({ period }: { readonly period: FigurePeriod }): ReactNode {
  const { name, title, address, remark } = sourceOf(period, documents);
  return (
    <>
      {address ? (
        <a href={address} target="_blank" rel="noopener noreferrer">
          {name}: {title}
          <span className="visuallyHidden"> (opens in a new tab)</span>
        </a>
      ) : (
        name
      )}
      {remark && ` (${remark})`}
    </>
  );
}
