import { readArticleIndex } from './articleIndex';

test.each([[null], [{ error: 'gone' }], ['<!doctype html>']])('refuses %j', (answer) => {
  expect(() => readArticleIndex(answer)).toThrow(TypeError);
});
