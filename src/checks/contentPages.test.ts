/** @jest-environment node */
import { contentPages, pagesBy } from './contentPages';

const page = (title: string, body: string) => `---\ntitle: ${title}\nreviewed: 2025-06-30\n---\n\n${body}\n`;

const files = [
  {
    path: 'docs/home-loans.mdx',
    text: page(
      "'Home loans: the offers'",
      `import offers from './home-loans.yml'\n\nAt <Figure id="repo-rate" />, <Figure\n  id='ppf-rate'\n/> and <Figure id={"repo-rate"} />.`,
    ),
  },
  {
    path: 'docs/investments/index.mdx',
    text: page('Funds', 'import Notes from \'./_notes.mdx\'\n\n<Notes />\n\n<RuleChange id="nsc-rate">x</RuleChange>'),
  },
  { path: 'docs/investments/_notes.mdx', text: 'import More from "./_more.mdx"\n\n<Figure id="ltcg" />\n' },
  { path: 'docs/investments/_more.mdx', text: 'import Notes from "./_notes.mdx"\n\n<Figure id="stcg" />\n' },
  {
    path: 'blog/sip.mdx',
    text: page(
      'SIP or lump sum',
      'Write `<Figure id="in-code" />`:\n\n```\n<Figure id="in-block" />\n```\n\n<Figure id="ppf-rate" />',
    ),
  },
  { path: 'docs/home-loans.yml', text: 'kind: home-loan-offers\n' },
];

const pages = contentPages(files);

test('lists pages and articles by address and title, and no partials', () => {
  expect(pages.map(({ path, title }) => [path, title])).toEqual([
    ['/home-loans', 'Home loans: the offers'],
    ['/investments', 'Funds'],
    ['/blog/sip', 'SIP or lump sum'],
  ]);
});

test('finds each figure that a page quotes, once, and its data file', () => {
  expect([...pages[0]!.figures]).toEqual(['repo-rate', 'ppf-rate']);
  expect([...pages[0]!.dataFiles]).toEqual(['docs/home-loans.yml']);
});

test('counts what partials quote, also where they import each other in a circle', () => {
  expect([...pages[1]!.figures]).toEqual(['nsc-rate', 'ltcg', 'stcg']);
});

test('code quotes nothing', () => {
  expect([...pages[2]!.figures]).toEqual(['ppf-rate']);
});

test('names the pages behind a figure in the order of the pages', () => {
  expect(pagesBy(pages, 'figures').get('ppf-rate')).toEqual([
    { title: 'Home loans: the offers', path: '/home-loans' },
    { title: 'SIP or lump sum', path: '/blog/sip' },
  ]);
  expect(pagesBy(pages, 'dataFiles').get('docs/home-loans.yml')).toHaveLength(1);
});

test.each(['title: "unclosed', 'other: x', 'title: [a]'])(
  'a page without a readable title goes by its address: %s',
  (line) => {
    const [broken] = contentPages([{ path: 'docs/a.mdx', text: `---\n${line}\n---\n` }]);
    expect(broken).toMatchObject({ path: '/a', title: '/a' });
  },
);
