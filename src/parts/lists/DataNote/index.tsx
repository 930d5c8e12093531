import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { isReviewDue, reviewBy } from '@site/src/content/freshness';
import type { ListingFile } from '@site/src/content/schemas';
import { orderSentence } from '@site/src/content/listingText';
import { namesSourcesInRows } from '@site/src/content/rowSources';
import { mailAddress, reportAddress } from '@site/src/content/reportLink';
import { formatDay, formatMonth } from '@site/src/lib/format/dates';
import { useSiteData } from '../../useSiteData';
import PhoneFold from '../../../ui/PhoneFold';
import { Sources } from '../Sources';
import styles from './styles.module.css';

interface Props {
  readonly data: ListingFile;
}

interface NoteProps extends Props {
  /** A sentence about the sort order; by default from the data file */
  readonly order?: string;
}

/** The date of a list, its selection and its sort order. */
export function DataNote({ data, order = orderSentence(data) }: NoteProps): ReactNode {
  const { today } = useSiteData();
  return (
    <div className={styles.note}>
      <p>
        <strong>As on {formatMonth(data.asOf)}.</strong> {data.chosen} {order}{' '}
        <Link to="/method#how-each-list-is-ordered" className="screenOnly">
          Why this order
        </Link>
      </p>
      {/* Also shown if the site is no longer rebuilt: src/behaviours/overdue.ts. */}
      <p className={styles.due} data-until={reviewBy(data)} data-pagefind-ignore hidden={!isReviewDue(data, today)}>
        These figures were last checked on <time dateTime={data.checked}>{formatDay(data.checked)}</time> and may have
        changed since. Verify them with the provider.
      </p>
    </div>
  );
}

/** Names the documents of a list, or refers to those of its rows. */
function SourceSentence({ data }: Props): ReactNode {
  const inRows = namesSourcesInRows(data);
  if (!data.source) return inRows ? 'Each row names its source. ' : 'Illustrative figures from public sources. ';
  return (
    <>
      {inRows ? 'Source where a row names no other: ' : 'Source: '}
      <Sources ids={data.source} />.{' '}
    </>
  );
}

/**
 * The footer of a list: its documents, the date of its next review, and a link to report a wrong figure, which prefills the project's form with this
 * page and the list.
 */
export function SourceNote({ data }: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    <PhoneFold title="Sources and dates" isText>
      <p className={styles.report}>
        Figures of {formatMonth(data.asOf)}. <SourceSentence data={data} />
        To be checked again by {formatDay(reviewBy(data))}.{' '}
        <a
          href={reportAddress({ page: pathname, table: `${data.kind}, as on ${data.asOf}` })}
          className="screenOnly"
          target="_blank"
          rel="noopener noreferrer"
        >
          Report a wrong figure<span className="visuallyHidden"> (opens in a new tab)</span>
        </a>
        {mailAddress(pathname) && (
          <>
            {' '}
            <Link to={mailAddress(pathname)} className="screenOnly">
              Or write to us
            </Link>
          </>
        )}
      </p>
    </PhoneFold>
  );
}
