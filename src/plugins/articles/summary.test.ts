import { article } from '@site/tests/unit/articles';
import { latestArticles, LATEST_COUNT, RELATED_COUNT, relatedArticles } from './summary';

const slugs = (articles: readonly { readonly slug: string }[]): string => articles.map(({ slug }) => slug).join(' ');

/** Articles as `slug:category`, newest first. */
const articles = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((entry) => {
      const [slug, category] = entry.split(':') as [string, string];
      return article(slug, { category });
    });

test('the limits are those of SPEC section 9', () => {
  expect([LATEST_COUNT, RELATED_COUNT]).toEqual([4, 3]);
});

test.each([
  ['', ''],
  ['a:Loans', 'a'],
  ['a:Loans b:Insurance c:Loans d:Loans', 'a b c d'],
  ['a:Loans b:Insurance c:Loans d:Loans e:Loans', 'a b c d'],
])('of "%s" the latest are "%s"', (all, expected) => {
  expect(slugs(latestArticles(articles(all)))).toBe(expected);
});

test.each([
  ['a:Loans', 'a', ''],
  ['a:Loans b:Insurance', 'a', ''],
  ['a:Loans b:Loans', 'a', 'b'],
  ['a:Loans b:Insurance c:Loans', 'c', 'a'],
  ['a:Loans b:Loans c:Loans d:Loans', 'b', 'a c d'],
  ['a:Loans b:Loans c:Loans d:Loans e:Loans', 'e', 'a b c'],
])('in "%s" related to %s are "%s"', (all, current, expected) => {
  const list = articles(all);
  expect(
    slugs(
      relatedArticles(
        list,
        list.find(({ slug }) => slug === current)!,
      ),
    ),
  ).toBe(expected);
});
