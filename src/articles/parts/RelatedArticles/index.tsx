import type { ReactNode } from 'react';
import type { ListedArticle } from '../../summary';
import ArticleList from '../ArticleList';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface Props {
  readonly articles: readonly ListedArticle[];
}

/** More articles of the same category; renders nothing if there are none. */
export default function RelatedArticles({ articles }: Props): ReactNode {
  if (articles.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related-articles">
      <h2 id="related-articles">{words.related}</h2>
      <ArticleList articles={articles} areBrief />
    </section>
  );
}
