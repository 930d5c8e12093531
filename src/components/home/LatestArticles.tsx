import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { latestArticles } from '@site/src/lib/articles/summary';
import ArticleCard from '../articles/ArticleCard';
import { useSiteData } from '../useSiteData';
import styles from './styles.module.css';

export default function LatestArticles(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="articles-title">
      <h2 id="articles-title">Money Insights</h2>
      <ul className={styles.articles}>
        {latestArticles(useSiteData().articles).map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/blog">All guides</Link>
      </p>
    </section>
  );
}
