/** Links between articles, and the pages that list the newest. */
import type { Document, Element } from 'domhandler';
import { articles } from '../support/content';
import { hues } from '../support/hues';
import { all, attribute, first, textIn, wordsIn } from './support/page';
import { pageAt } from './support/site';

const paths = articles.map(({ path }) => path);

const hrefsOf = (selector: string, page: Document): string[] =>
  all(selector, page).map((link) => attribute(link, 'href'));

test.each(articles.filter(({ category }) => category in hues))(
  '$path: related articles are those of the same category, at most three, without the one being read',
  ({ path, category }) => {
    const isRelated = (part: Element): boolean => textIn(first('h2', part)).trim() === 'Related Articles';
    const related = all('main section', pageAt(path))
      .filter(isRelated)
      .flatMap((part) => all('article', part));
    expect(related.flatMap((card) => all('a', card)).map((link) => attribute(link, 'href'))).not.toContain(path);
    const others = articles.filter((other) => other.category === category && other.path !== path);
    expect(related.map((card) => attribute(card, 'data-hue'))).toEqual(others.slice(0, 3).map(() => hues[category]));
  },
);

test.each(articles)('$path: a glossary word is offered once, and at most six are', ({ path }) => {
  const terms = all('main [data-term]', pageAt(path)).map((term) => attribute(term, 'data-term'));
  expect(terms.length).toBeLessThanOrEqual(6);
  expect(new Set(terms).size).toBe(terms.length);
});

test('previous and next lead from the newest to the oldest article and miss none', () => {
  const linkIn = (path: string, start: string): string | undefined => {
    const link = all('a[href^="/blog/"]', pageAt(path)).find((one) => wordsIn(one).startsWith(start));
    return link && attribute(link, 'href');
  };
  let path: string | undefined = attribute(first('main article a', pageAt('/blog')), 'href');
  const walked: string[] = [];
  while (path && walked.length < paths.length) {
    walked.push(path);
    path = linkIn(path, 'Previous article');
  }
  expect([...walked].sort()).toEqual([...paths].sort());
  expect(linkIn(walked.at(-1)!, 'Next article')).toBe(walked.at(-2));
});

test('the first four articles stand on the home page and in the footer', () => {
  const listed = hrefsOf('main article a', pageAt('/blog')).slice(0, 4);
  expect(listed).toHaveLength(Math.min(4, paths.length));
  const home = pageAt('/');
  expect(hrefsOf('main article a', home)).toEqual(listed);
  expect(hrefsOf('footer nav[aria-label="Popular Reads"] a', home)).toEqual(listed);
});
