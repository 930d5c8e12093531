/** The copies of pages in Markdown, and the list of them. */
import { isText } from 'domhandler';
import { allRoutes, articleRoutes } from '../support/routes';
import { all, isWithin, textIn } from './support/page';
import { answers, htmlOf, pageAt, textOf } from './support/site';

const copyAddress = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

test('llms.txt leads to every copy, and to files that are there', async () => {
  const text = textOf('llms.txt');
  expect(text).toMatch(/^# .+\n\n> .+\n\n/);
  const paths = [...text.matchAll(/\]\((?<address>[^)]+)\)/g)].map(
    ({ groups }) => new URL(groups?.['address'] ?? '').pathname,
  );
  const copies = allRoutes.filter((route) => route !== '/search').map(copyAddress);
  expect(paths.filter((path) => path.endsWith('.md')).sort()).toEqual([...copies].sort());
  const answered = await Promise.all(paths.map(answers));
  expect(paths.filter((_path, index) => !answered[index])).toEqual([]);
});

test('the sitemap names pages and not their copies', () => {
  const sitemap = textOf('sitemap.xml');
  expect(sitemap).toContain('/home-loans<');
  expect(sitemap).not.toContain('.md');
});

const words = (text: string): string => text.replaceAll(/[\s\u00a0]+/gu, ' ').trim();

/** Without the marks of Markdown, which an escape before them or a link around a word would hide a text behind. */
const plain = (markdown: string): string =>
  words(
    markdown
      .replaceAll(/\]\((?:[^()\s]|\([^()]*\))*(?: "[^"]*")?\)/gu, '')
      .replaceAll(/\\(?=[^\w\s])/gu, '')
      .replaceAll(/&#x20;/gu, ' ')
      .replaceAll(/\*\*|__|\[|^[ ]*(?:#+|[-*]|\d+\.) /gmu, ''),
  );

const TEXTS = 'main :is(h1, h2, h3, td, th, dd, li, p, b, strong)';
const NOT_COPIED =
  '.visuallyHidden, [hidden], svg, script, template, [data-needs-script], noscript, nav, label, [aria-hidden="true"]';

/** A list, a calculator, and each article. */
test.each(['/home-loans', '/calculators/sip', ...articleRoutes])(
  'the copy of %s says the numbers of the page',
  (path) => {
    const copy = plain(textOf(copyAddress(path)));
    const texts = all(TEXTS, pageAt(path))
      .filter(({ children }) => children.every(isText))
      .filter((element) => !isWithin(element, NOT_COPIED))
      .map((element) => words(textIn(element)))
      .filter((text) => /\d/.test(text));
    // Numbers must have been looked at; a short article may have few.
    expect(texts.length).toBeGreaterThan(articleRoutes.includes(path) ? 0 : 20);
    expect(texts.filter((text) => !copy.includes(text))).toEqual([]);

    // And none that the page does not have.
    const numbers = (text: string): ReadonlySet<string> => new Set(text.match(/\d+(?:,\d+)*(?:\.\d+)?%?/g));
    const onPage = numbers(words(htmlOf(path).replaceAll(/<[^>]*>/g, ' ')));
    expect([...numbers(copy)].filter((number) => !onPage.has(number))).toEqual([]);
  },
);
