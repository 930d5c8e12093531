import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { isReviewDue, reviewBy } from '@site/src/content/freshness';
import type { PageLink } from '@site/src/content/pageLink';
import type { Figure, FigurePeriod } from '@site/src/content/schemas';
import { formatDay } from '@site/src/lib/format/dates';
import { useSiteData } from '../../useSiteData';
import FigureSource from '../FigureSource';
import PageLinks from './PageLinks';
import styles from './styles.module.css';
import { usedBy } from './usedBy';

function Period({ period }: { readonly period: FigurePeriod }): ReactNode {
  const { value, from, until } = period;
  const dates = [from && `from ${formatDay(from)}`, until && `until ${formatDay(until)}`].filter(Boolean).join(' ');
  return (
    <li>
      <strong>{value}</strong>
      {dates && ` (${dates})`}. <FigureSource period={period} />
    </li>
  );
}

interface Props {
  readonly figure: Figure;
  /** The pages that quote it */
  readonly pages: readonly PageLink[];
}

/** One figure: its values, the current one first, and where it is quoted and used. */
export default function Entry({ figure, pages }: Props): ReactNode {
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
      <PageLinks words="Quoted on" many="pages" pages={pages} />
      <PageLinks words="Used by" many="calculators and lists" pages={usedBy(figure.id)} />
    </section>
  );
}
