import type { ArticleSummary } from '../../src/articles/summary';

/** An article whose texts are made from its slug, for tests that care about a field or two. */
export function article(slug: string, fields: Partial<ArticleSummary> = {}): ArticleSummary {
  return {
    slug,
    path: `/blog/${slug}`,
    title: `About ${slug}`,
    excerpt: `What to know about ${slug}.`,
    category: 'Loans',
    icon: 'wallet',
    author: 'A. Writer',
    date: '2025-06-21',
    reviewed: '2025-06-30',
    readMinutes: 6,
    tags: [],
    citations: [],
    ...fields,
  };
}
