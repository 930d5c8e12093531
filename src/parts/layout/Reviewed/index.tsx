import type { ReactNode } from 'react';
import { editAddress } from '../../../content/reportLink';
import NewTab from '../../../ui/NewTab';
import * as words from '../messages.en';

interface Props {
  /** Date of the last review, year-month-day */
  readonly day: string;
  /** The same date as displayed */
  readonly shown: string;
  /** The page's file in Docusaurus's notation, such as @site/docs/home-loans.mdx */
  readonly source: string;
}

/** The footer of a page: the date of its last review against the sources, and an edit link. Its lists and figures have their own dates. */
export default function Reviewed({ day, shown, source }: Props): ReactNode {
  return (
    <p className="reviewed">
      {words.reviewedBefore} <time dateTime={day}>{shown}</time>
      {words.reviewedAfter}{' '}
      <a className="screenOnly" href={editAddress(source)} target="_blank" rel="noopener noreferrer">
        {words.editPage}
        <NewTab />
      </a>
    </p>
  );
}
