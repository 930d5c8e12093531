import type { ReactNode } from 'react';
import documents from '@site/src/content/documents.yml';
import { sourceOf } from '../../../content/figures';
import type { Figure, FigurePeriod } from '../../../content/schemas';
import { DEFAULT_LOCALE } from '../../../lib/siteLocale';
import NewTab from '../../../ui/NewTab';

interface Props {
  readonly figure: Figure;
  readonly period: FigurePeriod;
}

/** The source document of a value, with a link, or a statement that there is none. */
export default function FigureSource({ figure, period }: Props): ReactNode {
  const { name, title, section, address, remark } = sourceOf(figure, period, documents);
  return (
    <span data-pagefind-ignore>
      {address ? (
        <a href={address} target="_blank" rel="noopener noreferrer">
          {`${name}: `}
          <span lang={DEFAULT_LOCALE}>{title}</span>
          {section && `, ${section}`}
          <NewTab />
        </a>
      ) : (
        name
      )}
      {remark && ` (${remark})`}
    </span>
  );
}
