import type { ReactNode } from 'react';
import clsx from 'clsx';
import { categoryHue } from '@site/src/content/categories';
import { formatLongDate } from '@site/src/lib/format/dates';
import type { ListedArticle } from '@site/src/lib/articles/summary';
import Badge from '../../ui/Badge';
import ArticleFace from '../ArticleFace';
import styles from './styles.module.css';

interface Props {
  readonly article: ListedArticle;
  /** Without its excerpt, and its face beside the words instead of above them */
  readonly isBrief?: boolean;
}

/**
 * An article in a list. It is used in an island as well, so it holds a plain link, and pages that show it vouch that the
 * article exists by listing what the blog plugin has loaded.
 */
export default function ArticleCard({ article, isBrief = false }: Props): ReactNode {
  const { path, title, excerpt, category, date, readMinutes } = article;
  return (
    <article className={clsx(styles.card, isBrief && styles.brief)} data-hue={categoryHue(category)}>
      <ArticleFace article={article} />
      <Badge hue={categoryHue(category)}>{category}</Badge>
      <h3 className={styles.title}>
        {/* eslint-disable-next-line no-restricted-syntax -- the card stands in an island too, where there is no Link */}
        <a href={path} className={styles.link}>
          {title}
        </a>
      </h3>
      {!isBrief && <p className={styles.excerpt}>{excerpt}</p>}
      <p className={styles.meta}>
        <time dateTime={date}>{formatLongDate(date)}</time>
        {` · ${readMinutes} min read`}
      </p>
    </article>
  );
}
