import { site } from '../../site';
import { article } from '@site/tests/unit/articles';
import { articleStructuredData } from './article';

const url = 'https://site.example';

test('it says what, when and by whom', () => {
  const data = articleStructuredData(
    article('emi', {
      reviewed: '2026-01-02',
      tags: ['emi'],
      citations: [{ text: 'RBI: a circular', addresses: ['https://rbi.example/'] }],
    }),
    url,
  );
  expect(data).toMatchObject({
    '@type': 'BlogPosting',
    url: 'https://site.example/blog/emi',
    headline: 'About emi',
    image: 'https://site.example/img/social/blog/loans.png',
    datePublished: '2025-06-21',
    dateModified: '2026-01-02',
    keywords: ['emi'],
    citation: [{ '@type': 'CreativeWork', name: 'RBI: a circular', url: ['https://rbi.example/'] }],
    author: { '@type': 'Person', name: 'A. Writer' },
    publisher: { '@type': 'Organization', name: site.brand },
  });
});

test('a desk of the site is no person', () => {
  const data = articleStructuredData(article('emi', { author: `${site.brand} Editorial Desk` }), url);
  expect(data.author).toEqual({ '@type': 'Organization', name: `${site.brand} Editorial Desk` });
});
