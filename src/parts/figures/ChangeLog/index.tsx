import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { midSentence } from '../../../lib/midSentence';
import { formatDay, formatMonth } from '../../../lib/format/dates';
import type { FigureChange, MonthOfChanges } from '../../../changes/changeLog';
import { site } from '../../../site';
import { quietSentence } from '../../../changes/quiet';
import { CHANGES_FEED } from '../../../changes/feedPaths';
import { useSiteData } from '../../useSiteData';
import NewTab from '../../../ui/NewTab';
import FeedNote from '../FeedNote';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface ValuesProps {
  readonly from?: string | undefined;
  readonly to: string;
}

/** The old value, struck out, and the new one. Screen readers ignore these marks, so hidden words say the same. */
function Values({ from, to }: ValuesProps): ReactNode {
  if (from === undefined) return <ins>{to}</ins>;
  return (
    <>
      <span className="visuallyHidden">{`${words.fromValue} `}</span>
      <del>{from}</del>
      <span aria-hidden="true"> → </span>
      <span className="visuallyHidden">{` ${words.toValue} `}</span>
      <ins>{to}</ins>
    </>
  );
}

/** The figures that changed on one day, below its date. */
function Figures({ day, figures }: { readonly day: string; readonly figures: readonly FigureChange[] }): ReactNode {
  return (
    <li>
      <time dateTime={day} className={styles.day}>
        {words.since({ day: formatDay(day) })}
      </time>
      <ul className={styles.figures}>
        {figures.map(({ id, label, from, to }) => (
          <li key={id}>
            <Link to={`/figures#${id}`}>{label}</Link>: <Values from={from} to={to} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function List({ page, values, corrections, added, gone }: MonthOfChanges['lists'][number]): ReactNode {
  return (
    <li>
      <Link to={page.path}>{page.title}</Link>
      <ul className={styles.changes}>
        {values.map(({ row, label, ...texts }) => (
          <li key={`${row} ${label}`}>
            <strong>{row}</strong>, {midSentence(label)}: <Values {...texts} />
          </li>
        ))}
        {corrections.map(({ row, label, since, ...texts }) => (
          <li key={`${row} ${label}`}>
            {words.correction} <strong>{row}</strong>, {midSentence(label)}: <Values {...texts} />.{' '}
            {words.wrongSince({ month: formatMonth(since) })}
          </li>
        ))}
        {added.length > 0 && <li>{words.rowsAdded({ names: added.join(', ') })}</li>}
        {gone.length > 0 && <li>{words.rowsGone({ names: gone.join(', ') })}</li>}
      </ul>
    </li>
  );
}

function Month({ month, figures, lists }: MonthOfChanges): ReactNode {
  return (
    <section className={styles.month}>
      <h3>
        <time dateTime={month}>{formatMonth(month)}</time>
      </h3>
      <ul className={styles.entries}>
        {[...new Set(figures.map(({ day }) => day))].map((day) => (
          <Figures key={day} day={day} figures={figures.filter((figure) => figure.day === day)} />
        ))}
        {lists.map((list) => (
          <List key={list.page.path} {...list} />
        ))}
      </ul>
    </section>
  );
}

/** What is new to read, after what changed for somebody's money. */
function Articles({ months }: { readonly months: readonly MonthOfChanges[] }): ReactNode {
  const articles = months.flatMap(({ month, articles: own }) => own.map((article) => ({ ...article, month })));
  if (articles.length === 0) return null;
  return (
    <section className={styles.month}>
      <h3>{words.newArticles}</h3>
      <ul className={styles.entries}>
        {articles.map(({ title, path, month }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>, <time dateTime={month}>{formatMonth(month)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What changed for visitors, month by month, newest first, and the new articles. */
export default function ChangeLog(): ReactNode {
  const { changeLog, today } = useSiteData();
  const { months, listsSince } = changeLog;
  const quiet = quietSentence(changeLog, today);
  return (
    <div className={styles.log}>
      {quiet !== undefined && <p>{quiet}</p>}
      {months
        .filter(({ figures, lists }) => figures.length + lists.length > 0)
        .map((month) => (
          <Month key={month.month} {...month} />
        ))}
      <Articles months={months} />
      <p>
        {listsSince === undefined ? words.noEarlierLists : words.listsSince({ month: formatMonth(listsSince) })}{' '}
        {words.editsBefore}{' '}
        <a href={`${site.repositoryUrl}/commits`} target="_blank" rel="noopener noreferrer">
          {words.editsLink}
          <NewTab />
        </a>
        {words.editsAfter}
      </p>
      <FeedNote path={CHANGES_FEED} />
    </div>
  );
}
