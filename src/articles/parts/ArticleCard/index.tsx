import type { ReactNode } from 'react';
import clsx from 'clsx';
import { categoryHue, categoryName } from '../../../content/categories';
import { formatLongDate } from '../../../lib/format/dates';
import type { ListedArticle } from '../../summary';
import InnerLink from '../../../ui/InnerLink';
import Badge from '../../../ui/Badge';
import ArticleFace from '../ArticleFace';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface Props {
  readonly article: ListedArticle;
  /** Whether it only leads on from another article: on a phone it is then without its drawing and its summary */
  readonly isBrief?: boolean;
}

/**
 * An article in a list. Islands use it too, so it has a plain link; broken links are impossible because the articles come from
 * the blog plugin.
 */
export default function ArticleCard({ article, isBrief = false }: Props): ReactNode {
  const { path, title, excerpt, category, date, readMinutes } = article;
  return (
    <article className={clsx(styles.card, isBrief && styles.brief)} data-hue={categoryHue(category)}>
      <ArticleFace article={article} />
      <Badge hue={categoryHue(category)}>{categoryName(category)}</Badge>
      <h3 className={styles.title}>
        <InnerLink to={path} className={styles.link}>
          {title}
        </InnerLink>
      </h3>
      <p className={styles.excerpt}>{excerpt}</p>
      <p className={styles.meta}>
        <time dateTime={date}>{formatLongDate(date)}</time>
        {` · ${words.minutes({ minutes: readMinutes })}`}
      </p>
    </article>
  );
}
