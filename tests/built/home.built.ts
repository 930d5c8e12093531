/** The contents of the home page, and of the footer on every page. */
import { rowsOfKind } from '../support/content';
import { all, attribute, first, outlineOf, textIn, wordsIn } from './support/page';
import { pageAt } from './support/site';
import { site } from '../../src/site';

const home = pageAt('/');
const linksOf = (selector: string, page = home): string[] =>
  all(`${selector} a`, page).map((link) => attribute(link, 'href'));

test('it has its eleven product cards, four trust points, four articles and a closing call', () => {
  expect(all('#products > ul > li', home)).toHaveLength(11);
  expect(linksOf('#products > ul')).toEqual(rowsOfKind('home-products').map(({ path }) => path));
  for (const card of all('#products > ul > li', home)) {
    for (const part of ['h3', 'p']) expect(textIn(first(part, card))).not.toBe('');
    expect(textIn(first('a', card))).toMatch(/\w+ \w+/);
  }
  expect(outlineOf(home).find(({ title }) => /trust/i.test(title))?.parts).toEqual([
    'Unbiased comparisons',
    'Expert guides',
    'Secure and private',
    'Completely free',
  ]);
  const articles = linksOf('main article');
  expect(articles).toHaveLength(4);
  for (const address of articles) expect(address).toMatch(/^\/blog\/(?!article-not-found$)[a-z0-9-]+$/);
  expect(all('main a', home).map((link) => wordsIn(link))).toContainEqual(expect.stringMatching(/^Talk to an Expert/));
});

test('the footer has about, newsletter, products, four popular reads, company and disclaimer', () => {
  const footer = first('footer', pageAt('/gold-loan'))!;
  const listed = (name: string): string[] =>
    all(`nav[aria-label="${name}"] a`, footer).map((link) => attribute(link, 'href'));
  expect(textIn(footer)).toContain(`${site.brand} sets loans`);
  expect(textIn(footer)).toMatch(/not a lender or an insurer/);
  expect(all('form[aria-label="Newsletter"]', footer)).toHaveLength(1);
  expect(listed('Products').length).toBeGreaterThan(5);
  expect(listed('Popular Reads')).toEqual(linksOf('main article'));
  expect(listed('Company')).toContain('/blog');
});
