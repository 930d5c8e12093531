import { article } from '@site/tests/unit/articles';
import { latestArticles, listed, neighbours, readArticleIndex, relatedArticles } from './summary';

const loans = ['a', 'b', 'c', 'd', 'e'].map((slug) => article(slug));
const card = article('card', { category: 'Credit Cards' });
const [first, second, third, fourth, last] = loans as [
  (typeof loans)[0],
  (typeof loans)[0],
  (typeof loans)[0],
  (typeof loans)[0],
  (typeof loans)[0],
];
const articles = [first, second, card, third, fourth, last];

test('the home page and the footer show the first four', () => {
  expect(latestArticles(articles)).toEqual([first, second, card, third]);
});

test('at most three of the same category are related, without the one being read', () => {
  expect(relatedArticles(articles, second)).toEqual([first, third, fourth]);
});

test('an article that is alone in its category has no related ones', () => {
  expect(relatedArticles(articles, card)).toEqual([]);
});

test('the neighbours are those beside it in the list', () => {
  expect(neighbours(articles, card)).toEqual({ newer: second, older: third });
  expect(neighbours(articles, first)).toEqual({ newer: undefined, older: second });
  expect(neighbours(articles, last)).toEqual({ newer: fourth, older: undefined });
});

test('a list gets no more than it shows and searches', () => {
  expect(Object.keys(listed(article('x', { drawing: { number: '1', caption: 'One' } })))).toEqual([
    'path',
    'title',
    'excerpt',
    'category',
    'icon',
    'date',
    'readMinutes',
    'tags',
    'number',
    'spans',
  ]);
});

test.each([[null], [{ error: 'gone' }], ['<!doctype html>']])('refuses %j as the list of articles', (answer) => {
  expect(() => readArticleIndex(answer)).toThrow(TypeError);
});
