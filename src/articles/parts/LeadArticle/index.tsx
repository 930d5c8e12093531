import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { categoryHue, categoryName } from '@site/src/content/categories';
import { formatLongDate } from '@site/src/lib/format/dates';
import type { ArticleSummary } from '@site/src/articles/summary';
import Badge from '../../../ui/Badge';
import ArticleDrawing from '../ArticleDrawing';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface Props {
  readonly article: ArticleSummary;
}

/** The lead article of a page: its drawing and its key takeaway. */
export default function LeadArticle({ article }: Props): ReactNode {
  const { path, title, excerpt, category, date, readMinutes } = article;
  return (
    <article className={styles.lead}>
      <ArticleDrawing article={article} />
      <Badge hue={categoryHue(category)}>{categoryName(category)}</Badge>
      <h3>
        <Link to={path}>{title}</Link>
      </h3>
      <p>{excerpt}</p>
      <p className={styles.meta}>
        <time dateTime={date}>{formatLongDate(date)}</time>
        {` · ${words.minutes({ minutes: readMinutes })}`}
      </p>
    </article>
  );
}
