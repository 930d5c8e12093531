import { readdirSync } from 'node:fs';
import { headerNavigation, isCurrent, siteMap } from './navigation';

const highlighted = (path: string): string[] =>
  headerNavigation.filter((item) => isCurrent(item, path)).map(({ name }) => name);

test.each([
  ['/', ['Home']],
  ['/home-loans', ['Loans']],
  ['/home-loans/', ['Loans']],
  ['/loan-against-property', ['Loans']],
  ['/credit-cards', ['Credit Cards']],
  ['/credit-cards/cashback', ['Credit Cards']],
  ['/credit-cards/no-such-page', ['Credit Cards']],
  ['/credit-cards-guide', []],
  ['/insurance', ['Insurance']],
  ['/insurance/bike', ['Insurance']],
  ['/insurance/no-such-page', ['Insurance']],
  ['/insurance-guide', []],
  ['/mutual-funds', ['Investments']],
  ['/investments/sip', ['Investments']],
  ['/fixed-deposits', ['Investments']],
  ['/retirement-plans', ['Investments']],
  ['/blog', ['Money Insights']],
  ['/blog/sip-vs-lump-sum', ['Money Insights']],
  ['/blogging', []],
  ['/tax-saving', []],
  ['/homely', []],
])('on %s the header highlights %j', (path, expected) => {
  expect(highlighted(path)).toEqual(expected);
});

test('the list of all pages has each one once', () => {
  const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^_]*\.mdx$/.test(file))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(?:\/index)?\.mdx$/, '')}`);
  const listed = siteMap.flatMap(({ links }) => links.map(({ path }) => path));
  expect([...listed].sort()).toEqual([...pages, '/blog'].sort());
});
