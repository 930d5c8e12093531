import type { ReactNode } from 'react';
import { editAddress } from '@site/src/content/reportLink';

interface Props {
  /** Date of the last review, year-month-day */
  readonly day: string;
  /** The same, as the page writes dates */
  readonly words: string;
  /** The file of the page as Docusaurus names it, such as @site/docs/home-loans.mdx */
  readonly source: string;
}

/** The footer of a page: when its text was last read against its sources, and a link to edit it. Its lists and figures have days of their own. */
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
