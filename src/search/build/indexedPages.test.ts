import { indexedPages } from './indexedPages';

test('pages with a text of their own are searched, lists of others are not', () => {
  const routes = [
    '/home-loans',
    '/',
    '/404.html',
    '/changes',
    '/blog',
    '/blog/page/2',
    '/blog/pages-of-a-passbook',
    '/blog/sip-vs-lump-sum',
    '/search',
    '/offline',
    '/insurance/car',
  ];
  expect(indexedPages(routes)).toEqual([
    '/blog/pages-of-a-passbook',
    '/blog/sip-vs-lump-sum',
    '/home-loans',
    '/insurance/car',
  ]);
});
