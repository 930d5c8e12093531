import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { blogPostContainerID } from '@docusaurus/utils-common';
import type { Props } from '@theme/BlogPostPage';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import ArticleDrawing from '../../articles/parts/ArticleDrawing';
import ArticleHeader from '../../articles/parts/ArticleHeader';
import ArticleNeighbours from '../../articles/parts/ArticleNeighbours';
import ArticleTags from '../../articles/parts/ArticleTags';
import Breadcrumbs from '../../parts/layout/Breadcrumbs';
import KeyTakeaway from '../../articles/parts/KeyTakeaway';
import TaxYearPassed from '../../parts/figures/TaxYearPassed';
import PageContents from '../../parts/layout/PageContents';
import Reviewed from '../../parts/layout/Reviewed';
import RelatedArticles from '../../articles/parts/RelatedArticles';
import OpenGraphImage from '../../parts/layout/OpenGraphImage';
import StructuredData from '../../parts/layout/StructuredData';
import { useSiteData } from '../../parts/useSiteData';
import { articleStructuredData } from '../../parts/structuredData/article';
import { categoryAddress } from '../../articles/filterAddress';
import { formatLongDate } from '../../lib/format/dates';
import { categoryHue, categoryName } from '../../content/categories';
import { categoryImage } from '../../lib/openGraph';
import { neighbours, relatedArticles } from '../../articles/summary';
import styles from './styles.module.css';
import * as words from '../messages.en';

/** An article: breadcrumbs, key takeaway, text, and related articles. */
export default function BlogPostPage({ content: Content }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { articles } = useSiteData();
  const article = articles.find(({ path }) => path === Content.metadata.permalink);
  if (!article) throw new Error(`${Content.metadata.source} is an article that src/build/siteData has not listed.`);
  const { title, excerpt, category, date, reviewed, tags } = article;
  return (
    <Layout title={title} description={excerpt}>
      <Head>
        <meta property="og:type" content="article" />
        <meta property="article:published_time" content={date} />
        <meta property="article:modified_time" content={reviewed} />
        <meta property="article:section" content={category} />
      </Head>
      <OpenGraphImage
        address={categoryImage(category)}
        words={words.categoryPicture({ category: categoryName(category) })}
      />
      <div className={styles.frame}>
        <article className={styles.article}>
          <div className="prose">
            <Breadcrumbs
              crumbs={[
                { name: words.home, path: '/' },
                { name: words.blog, path: '/blog' },
                { name: categoryName(category), path: categoryAddress(category), hue: categoryHue(category) },
              ]}
            />
            <ArticleHeader article={article} />
          </div>
          <div className={clsx('prose', styles.takeaway)}>
            <KeyTakeaway>{excerpt}</KeyTakeaway>
          </div>
          <div className={clsx('prose', styles.contents)}>
            <PageContents items={Content.toc} />
          </div>
          <div className={clsx('prose', styles.drawing)}>
            <ArticleDrawing article={article} />
          </div>
          {/* The feeds take their text from the element with this id. */}
          <div id={blogPostContainerID} className={clsx('prose', styles.text)}>
            <MDXContent>
              <Content />
            </MDXContent>
          </div>
          <div className={clsx('prose', styles.end)}>
            <TaxYearPassed path={article.path} />
            <ArticleTags tags={tags} />
            <Reviewed day={reviewed} shown={formatLongDate(reviewed)} source={Content.metadata.source} />
            <Link to="/blog" className={styles.back}>
              {words.back}
            </Link>
            <ArticleNeighbours {...neighbours(articles, article)} />
          </div>
        </article>
      </div>
      <div className="prose">
        <RelatedArticles articles={relatedArticles(articles, article)} />
      </div>
      <StructuredData data={articleStructuredData(article, siteConfig.url)} />
    </Layout>
  );
}
