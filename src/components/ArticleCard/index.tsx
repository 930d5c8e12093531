import type { ReactNode } from 'react';
import { categoryHue } from '@site/src/content/categories';
import { formatLongDate } from '@site/src/lib/format/dates';
import type { ArticleSummary } from '@site/src/plugins/articles/summary';
import Badge from '../Badge';
import styles from './styles.module.css';

interface Props {
  readonly article: ArticleSummary;
}

/**
 * An article in a list. It is used in an island as well, so it holds a plain link, and pages that show it vouch that the
 * article exists by listing what the blog plugin has loaded.
 */
export default function ArticleCard({ article }: Props): ReactNode {
  const { path, title, excerpt, category, date, readMinutes } = article;
  return (
    <article className={styles.card}>
      <Badge hue={categoryHue(category)}>{category}</Badge>
      <h3 className={styles.title}>
        <a href={path} className={styles.link}>
          {title}
        </a>
      </h3>
      <p className={styles.excerpt}>{excerpt}</p>
      <p className={styles.meta}>
        <time dateTime={date}>{formatLongDate(date)}</time> · {readMinutes} min read
      </p>
    </article>
  );
}
