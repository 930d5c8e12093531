import type { ReactNode } from 'react';
import { categoryHue } from '@site/src/content/categories';
import { formatLongDate } from '@site/src/lib/format/dates';
import type { ListedArticle } from '@site/src/lib/articles/summary';
import Badge from '../../ui/Badge';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

interface Props {
  readonly article: ListedArticle;
}

/**
 * An article in a list. It is used in an island as well, so it holds a plain link, and pages that show it vouch that the
 * article exists by listing what the blog plugin has loaded.
 */
export default function ArticleCard({ article }: Props): ReactNode {
  const { path, title, excerpt, category, icon, date, readMinutes } = article;
  return (
    <article className={styles.card} data-hue={categoryHue(category)}>
      <p className={styles.head}>
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
        <Badge hue={categoryHue(category)}>{category}</Badge>
      </p>
      <h3 className={styles.title}>
        {/* eslint-disable-next-line no-restricted-syntax -- the card stands in an island too, where there is no Link */}
        <a href={path} className={styles.link}>
          {title}
        </a>
      </h3>
      <p className={styles.excerpt}>{excerpt}</p>
      <p className={styles.meta}>
        <time dateTime={date}>{formatLongDate(date)}</time>
        {` · ${readMinutes} min read`}
      </p>
    </article>
  );
}
