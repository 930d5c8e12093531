import { memo, type ReactNode } from 'react';
import type { ListedArticle } from '../../summary';
import ArticleCard from '../ArticleCard';
import styles from './styles.module.css';

/** Memoized: in an island the list changes with every key, but most cards do not. */
const Card = memo(ArticleCard);

interface Props {
  readonly articles: readonly ListedArticle[];
  /** Whether they only lead on: see `ArticleCard` */
  readonly areBrief?: boolean;
}

/** Articles as a grid of cards. Islands use it too, so it does not depend on Docusaurus. */
export default function ArticleList({ articles, areBrief }: Props): ReactNode {
  return (
    <ul className={styles.list}>
      {articles.map((article) => (
        <li key={article.path} data-later="">
          <Card article={article} isBrief={areBrief} />
        </li>
      ))}
    </ul>
  );
}
