import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { currentPeriod, findFigure, sourceOf } from '@site/src/content/figures';
import documents from '@site/src/content/documents.yml';
import registry from '@site/src/content/figures.yml';
import { isReviewDue, reviewBy } from '@site/src/content/freshness';
import { formatDay, formatMonth } from '@site/src/lib/format/dates';
import { useSiteData } from '../../useSiteData';
import styles from './styles.module.css';

interface Props {
  /** An id of src/content/figures.yml */
  readonly id: string;
}

/**
 * A figure of the registry in a sentence. It looks like text with a dotted underline, names its source on hover, and links to its
 * entry. If its review is overdue, at build time or on the day of the visit, the month of the last check follows it. An unknown
 * id fails the build.
 */
export default function Figure({ id }: Props): ReactNode {
  const figure = findFigure(registry, id);
  const period = currentPeriod(figure);
  const { name, remark } = sourceOf(period, documents);
  const { today } = useSiteData();
  return (
    <>
      <Link
        to={`/figures#${id}`}
        className={styles.figure}
        title={`${figure.label}: ${name}${remark ? ` (${remark})` : ''}, checked ${formatDay(figure.checked)}`}
      >
        {period.value}
      </Link>
      <span data-until={reviewBy(figure)} data-pagefind-ignore hidden={!isReviewDue(figure, today)}>
        {' '}
        (as of {formatMonth(figure.checked)})
      </span>
    </>
  );
}
