import type { BlogPosting, WithContext } from 'schema-dts';
import type { ArticleSummary } from '../../articles/summary';
import { categoryImage } from '../../lib/openGraph';
import { site } from '../../site';
import { publisher } from './site';
import * as words from './messages.en';

/**
 * Structured data of an article: https://schema.org/BlogPosting.
 * An author whose name contains the brand is an organization, any other a person.
 * @param siteUrl where the site is served, without a trailing slash
 */
export function articleStructuredData(article: ArticleSummary, siteUrl: string): WithContext<BlogPosting> {
  const { path, title, excerpt, category, author, date, reviewed, tags, citations } = article;
  const url = siteUrl + path;
  const isDesk = author.includes(site.brand);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    url,
    headline: title,
    description: excerpt,
    image: siteUrl + categoryImage(category),
    articleSection: category,
    keywords: tags,
    citation: citations.map(({ text, addresses }) => ({ '@type': 'CreativeWork', name: text, url: addresses })),
    inLanguage: 'en-IN',
    datePublished: date,
    dateModified: reviewed,
    author: { '@type': isDesk ? 'Organization' : 'Person', name: author },
    publisher: publisher(siteUrl),
    isPartOf: { '@type': 'Blog', '@id': `${siteUrl}/blog`, name: words.blog },
  };
}
