import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import { isReviewDue, reviewBy } from '../../../content/freshness';
import { labelOf, type ListingFile } from '../../../content/schemas';
import { orderSentence } from '../../../content/listingText';
import { namesSourcesInRows } from '../../../content/rowSources';
import { mailAddress, reportAddress } from '../../../content/reportLink';
import { formatDay, formatMonth } from '../../../lib/format/dates';
import { midSentence } from '../../../lib/midSentence';
import { useSiteData } from '../../useSiteData';
import NewTab from '../../../ui/NewTab';
import PhoneFold from '../../../ui/PhoneFold';
import { Sources } from '../Sources';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface Props {
  readonly data: ListingFile;
}

/** What of the list may be wrong and is shown nowhere, each with the reason. */
function HeldBack({ data }: Props): ReactNode {
  if (!data.held) return null;
  return (
    <div className={styles.due} data-pagefind-ignore>
      <strong>{words.heldBack}</strong>
      <ul>
        {data.held.map(({ row, field, reason }) => (
          <li key={`${row} ${field}`}>
            {row === undefined
              ? reason
              : field === undefined
                ? words.heldRow({ row, reason })
                : words.heldValue({ row, value: midSentence(labelOf(data.kind, field)), reason })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function NobodyPays(): ReactNode {
  return (
    <p>
      <strong>{words.nobodyPays}</strong> {words.nobodyPaysText}
    </p>
  );
}

interface OrderProps extends Props {
  /** By default the sentence of the data file */
  readonly order?: string;
}

/** The sort order of the rows in a sentence, and the way to its reasons. */
function Order({ data, order = orderSentence(data) }: OrderProps): ReactNode {
  return (
    <>
      {order}{' '}
      <Link to="/method#how-each-list-is-ordered" className="screenOnly">
        {words.whyThisOrder}
      </Link>
    </>
  );
}

/** What is overdue for a check, and what is held back. */
function Doubt({ data }: Props): ReactNode {
  const { today } = useSiteData();
  return (
    <>
      {/* Also shown if the site is no longer rebuilt: src/behaviours/overdue.ts. */}
      <p className={styles.due} data-until={reviewBy(data)} data-pagefind-ignore hidden={!isReviewDue(data, today)}>
        {words.dueBefore} <time dateTime={data.checked}>{formatDay(data.checked)}</time> {words.dueAfter}
      </p>
      <HeldBack data={data} />
    </>
  );
}

/** The date of a table or of cards, their sort order, what is overdue and what is held back. */
export function DataNote({ data }: Props): ReactNode {
  return (
    <div className={styles.note}>
      <p>
        <strong>{words.asOn({ month: formatMonth(data.asOf) })}</strong> <Order data={data} />
      </p>
      <Doubt data={data} />
    </div>
  );
}

/** Names the documents of a list, or refers to those of its rows. */
function SourceSentence({ data }: Props): ReactNode {
  const inRows = namesSourcesInRows(data);
  if (!data.source) return inRows ? words.sourceInRows : words.sourceIllustrative;
  return (
    <>
      {inRows ? words.sourcesOfRest : words.sources} <Sources ids={data.source} />
      {words.end}
    </>
  );
}

/** The documents of a list, the date of its next review, and a link to report a wrong figure. */
function SourceText({ data }: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    // A publisher's name is no word of the page: NRI is not found where NRIOL is a source.
    <p className={styles.report} data-pagefind-ignore>
      <SourceSentence data={data} /> {words.checkBy({ day: formatDay(reviewBy(data)) })}{' '}
      <a
        href={reportAddress({ page: pathname, list: data })}
        className="screenOnly"
        target="_blank"
        rel="noopener noreferrer"
      >
        {words.report}
        <NewTab />
      </a>
      {mailAddress(pathname) && (
        <>
          {' '}
          <Link to={mailAddress(pathname)} className="screenOnly">
            {words.write}
          </Link>
        </>
      )}
    </p>
  );
}

/** What ends a table or cards: how the rows were chosen, and their documents. */
export function SourceNote({ data }: Props): ReactNode {
  return (
    <PhoneFold title={words.sourcesTitle} isText staysFolded>
      <p className={styles.note}>{data.chosen}</p>
      <SourceText data={data} />
    </PhoneFold>
  );
}

interface ListNoteProps {
  /** The files whose rows the list has, each with a sentence about its sort order */
  readonly of: readonly { readonly data: ListingFile; readonly order: string }[];
  /** Of the fold */
  readonly title?: string;
  /** What else it holds */
  readonly children?: ReactNode;
}

/**
 * What continues the notes below a list that answers: that nobody pays for a place, what is overdue or held back, and in one fold how the rows were
 * chosen, their order and their documents.
 */
export function ListNote({ of, title = words.sourcesTitle, children }: ListNoteProps): ReactNode {
  return (
    <>
      <div className={clsx(styles.note, styles.continues)}>
        <NobodyPays />
        {of.map(({ data }) => (
          <Doubt key={data.chosen} data={data} />
        ))}
      </div>
      <PhoneFold title={title} isText staysFolded>
        {of.map(({ data, order }) => (
          <Fragment key={data.chosen}>
            <div className={styles.note}>
              <p>
                {data.chosen} <Order data={data} order={order} />
              </p>
              {children}
            </div>
            <SourceText data={data} />
          </Fragment>
        ))}
      </PhoneFold>
    </>
  );
}
