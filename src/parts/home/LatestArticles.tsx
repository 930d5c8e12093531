import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { ArrowRight } from 'lucide';
import { latestArticles } from '../../articles/summary';
import ArticleDrawing from '../../articles/parts/ArticleDrawing';
import Drawing from '../../ui/Icon/Drawing';
import { useSiteData } from '../useSiteData';
import rows from './rows.module.css';
import styles from './styles.module.css';
import * as words from './messages.en';

/** The newest article with its drawing; the titles of the others are beside it, or below it on a phone. Nothing in a language without articles. */
export default function LatestArticles(): ReactNode {
  const [lead, ...others] = latestArticles(useSiteData().articles);
  if (!lead) return null;
  return (
    <section className={styles.section} aria-labelledby="articles-title">
      <div className={styles.head}>
        <h2 id="articles-title">{words.articles}</h2>
        <Link to="/blog">{words.allArticles}</Link>
      </div>
      <div className={styles.articles}>
        <article className={styles.leadArticle}>
          <ArticleDrawing article={lead} />
          <h3>
            <Link to={lead.path}>{lead.title}</Link>
          </h3>
        </article>
        <ul className={rows.titles}>
          {others.map(({ path, title }) => (
            <li key={path}>
              <article>
                <h3>
                  <Link to={path}>{title}</Link>
                </h3>
              </article>
              <Drawing of={ArrowRight} size={20} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
