/** @jest-environment node */
import { anchorsOf, headingIds } from './anchors';

test.each([
  ['## Offers {#the-offers}', 'the-offers'],
  ['### A text {/* #given */}', 'given'],
  ['## What is **APR**, and `why`?', 'what-is-apr-and-why'],
  ['## The [RBI](https://rbi.org.in) & you', 'the-rbi--you'],
  ['## Rate of <Figure id="x" /> a year', 'rate-of--a-year'],
  ['## ₹5 lakh, or 10%?', '5-lakh-or-10'],
])('%s has the id %s', (text, id) => {
  expect(headingIds(text)).toEqual([id]);
});

test('a heading that comes again is numbered, as Docusaurus does', () => {
  expect(headingIds('## Papers\n\n## Papers\n')).toEqual(['papers', 'papers-1']);
});

test('what looks like a heading in code or front matter is none', () => {
  expect(headingIds('---\n## a: 1\n---\n\n```md\n## b\n```\n')).toEqual([]);
});

test('partials and components bring their own places', () => {
  const page = {
    path: 'docs/a.mdx',
    text: "import Notes from './_notes.mdx'\n\n## Own\n\n<CardList data={rows} />\n\n<FigureList />\n",
  };
  const texts = new Map([['docs/_notes.mdx', "import Notes from './_notes.mdx'\n\n## Shared\n"]]);
  expect(anchorsOf(page, texts, ['ppf-rate'])).toEqual(['own', 'cards-list', 'ppf-rate', 'shared']);
});
