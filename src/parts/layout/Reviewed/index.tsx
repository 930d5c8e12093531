import type { ReactNode } from 'react';
import { editAddress } from '@site/src/content/reportLink';

interface Props {
  /** Date of the last review, year-month-day */
  readonly day: string;
  /** The same date as displayed */
  readonly words: string;
  /** The page's file in Docusaurus's notation, such as @site/docs/home-loans.mdx */
  readonly source: string;
}

/** The footer of a page: the date of its last review against the sources, and an edit link. Its lists and figures have their own dates. */
export default function Reviewed({ day, words, source }: Props): ReactNode {
  return (
    <p className="reviewed">
      Text reviewed on <time dateTime={day}>{words}</time>.{' '}
      <a className="screenOnly" href={editAddress(source)} target="_blank" rel="noopener noreferrer">
        Edit this page<span className="visuallyHidden"> (opens in a new tab)</span>
      </a>
    </p>
  );
}
