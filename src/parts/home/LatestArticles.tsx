import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { latestArticles } from '@site/src/articles/summary';
import ArticleCard from '../../articles/parts/ArticleCard';
import LeadArticle from '../../articles/parts/LeadArticle';
import { useSiteData } from '../useSiteData';
import styles from './styles.module.css';
import * as words from './messages.en';

/** The newest article is the lead story; the others are beside it, or below it on a phone. */
export default function LatestArticles(): ReactNode {
  const [lead, ...others] = latestArticles(useSiteData().articles);
  return (
    <section className={styles.section} aria-labelledby="articles-title">
      <h2 id="articles-title">{words.articles}</h2>
      <ul className={styles.articles}>
        {lead && (
          <li>
            <LeadArticle article={lead} />
          </li>
        )}
        {others.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} isBrief />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/blog">{words.allArticles}</Link>
      </p>
    </section>
  );
}
