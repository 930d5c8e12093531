import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { isReviewDue, reviewBy } from '@site/src/content/freshness';
import type { PageLink } from '@site/src/content/pageLink';
import type { Figure, FigurePeriod } from '@site/src/content/schemas';
import registry from '@site/src/content/figures.yml';
import { formatDay } from '@site/src/lib/format/dates';
import { useSiteData } from '../../useSiteData';
import QuotedOn from './QuotedOn';
import styles from './styles.module.css';

function Period({ period: { value, from, until, source } }: { readonly period: FigurePeriod }): ReactNode {
  const dates = [from && `from ${formatDay(from)}`, until && `until ${formatDay(until)}`].filter(Boolean).join(' ');
  return (
    <li>
      <strong>{value}</strong>
      {dates && ` (${dates})`}.{' '}
      {source.url ? (
        <a href={source.url} target="_blank" rel="noopener noreferrer">
          {source.name}
          <span className="visuallyHidden"> (opens in a new tab)</span>
        </a>
      ) : (
        source.name
      )}
    </li>
  );
}

interface EntryProps {
  readonly figure: Figure;
  /** The pages that quote it */
  readonly pages: readonly PageLink[];
}

function Entry({ figure, pages }: EntryProps): ReactNode {
  const { today } = useSiteData();
  useBrokenLinks().collectAnchor(figure.id);
  return (
    <section id={figure.id} data-later="" className={styles.entry}>
      <h3>{figure.label}</h3>
      <ul>
        {[...figure.periods].reverse().map((period) => (
          <Period key={period.from ?? period.value} period={period} />
        ))}
      </ul>
      {figure.note && <p>{figure.note}</p>}
      <p className={styles.checked}>
        Checked {formatDay(figure.checked)}
        <span data-review-by={reviewBy(figure)} data-pagefind-ignore hidden={!isReviewDue(figure, today)}>
          . It may have changed since: look at the source.
        </span>
      </p>
      <QuotedOn pages={pages} />
    </section>
  );
}

/** Every figure that the pages quote, with its source, the dates between which it held, and the pages that quote it. */
export default function FigureList(): ReactNode {
  const { figureReferences } = useSiteData();
  return (
    <div data-pagefind-weight="0.25" className={styles.list}>
      {registry.rows.map((figure) => (
        <Entry key={figure.id} figure={figure} pages={figureReferences[figure.id] ?? []} />
      ))}
    </div>
  );
}
