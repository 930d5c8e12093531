import { listed } from '@site/src/lib/articles/summary';
import { article } from '@site/tests/unit/articles';
import { packArticles, unpackArticles } from './articleIndex';

const articles = [
  listed(article('sip', { tags: ['sip', 'lump sum'], icon: 'repeat', readMinutes: 7 })),
  listed(article('emi', { title: 'EMI & "rate"' })),
];

test('what is packed comes back, also by way of JSON', () => {
  expect(unpackArticles(JSON.parse(JSON.stringify(packArticles(articles))))).toEqual(articles);
});

test('it holds no field names', () => {
  expect(JSON.stringify(packArticles(articles))).not.toMatch(/excerpt|readMinutes/);
});

test.each([[null], [{ error: 'gone' }], ['<!doctype html>']])('refuses %j', (answer) => {
  expect(() => unpackArticles(answer)).toThrow(TypeError);
});
