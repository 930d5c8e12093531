import type { ReactNode } from 'react';
import type { Props } from '@theme/BlogListPage';
import Layout from '@theme/Layout';
import Hero from '../../parts/layout/Hero';
import { useSiteData } from '../../parts/useSiteData';
import { ArticleFilter } from '../../parts/islands';
import { listed } from '../../articles/summary';
import * as words from '../messages.en';

/** Money Insights: a page of the list of articles, newest first, with the filters over all of them. */
export default function BlogListPage({ metadata }: Props): ReactNode {
  const { blogTitle, blogDescription, page, totalPages, postsPerPage } = metadata;
  const { articles } = useSiteData();
  const onPage = articles.slice((page - 1) * postsPerPage, page * postsPerPage).map(listed);
  const isFirst = page === 1;
  return (
    <Layout
      title={isFirst ? blogTitle : words.blogPage({ page: String(page) })}
      description={
        isFirst
          ? blogDescription
          : words.blogPageDescription({ page: String(page), pageCount: String(totalPages), about: blogDescription })
      }
    >
      <div className="prose">
        <Hero icon="newspaper" title={words.blog} subtitle={words.blogSubtitle} />
        <ArticleFilter
          articles={onPage}
          total={articles.length}
          page={page}
          pageCount={totalPages}
          // The index of all articles is written by a production build only.
          allArticles={process.env.NODE_ENV === 'production' ? undefined : articles.map(listed)}
        />
      </div>
    </Layout>
  );
}
