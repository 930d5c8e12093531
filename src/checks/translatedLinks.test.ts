/** @jest-environment node */
import { add, edit, remove, rename, sampleFiles, withSite, type Files } from '@site/tests/fixtures/mistakes/spoil';
import { readSite } from './model';
import { formatProblem } from './problem';
import { translatedDocs } from './translatedPages';
import { leftBehind } from './translatedLinks';

const HINDI = translatedDocs('hi');
const REDIRECTS = 'src/content/redirects.yml';

function siteInHindi(): Files {
  const files = sampleFiles();
  add('src/pages/_words/messages.hi.ftl', 'title = होम\n')(files);
  add(`${HINDI}/guide.mdx`, '---\ntitle: उधार\n---\n\n[होम लोन](/home-loans#what-to-ask), [आँकड़े](/figures)\n')(files);
  add(`${HINDI}/_notes.mdx`, '<ButtonLink to="/home-loans">होम लोन</ButtonLink>\n')(files);
  return files;
}

const problems = (files: Files): readonly string[] =>
  withSite(files, (root) => leftBehind(root, readSite(root, '2026-11-21')).map(formatProblem));

/** Renames the page of an address, as CONTRIBUTING.md says, and nothing that leads to it. */
const move = (from: string, to: string) => (files: Files) => {
  rename(`docs${from}.mdx`, `docs${to}.mdx`)(files);
  edit(REDIRECTS, 'rows:\n', `rows:\n  - { from: ${from}, to: ${to} }\n`)(files);
};

test('a translation that leads to pages of today is in order', () => {
  expect(problems(siteInHindi())).toEqual([]);
});

test('links of a translation to a page that has moved are named with their new address, in partials too', () => {
  const files = siteInHindi();
  move('/home-loans', '/house-loans')(files);
  const message = 'this address leads to "/house-loans" now; write that, or take the link out';
  expect([...problems(files)].sort()).toEqual([
    `${HINDI}/_notes.mdx:1:13  found "/home-loans"; ${message}`,
    `${HINDI}/guide.mdx:5:1  found "/home-loans#what-to-ask"; ${message}`,
  ]);
});

test('a translation under the old name of its page is named with the new one', () => {
  const files = siteInHindi();
  move('/guide', '/how-to-borrow')(files);
  expect(problems(files)).toEqual([
    `${HINDI}/guide.mdx:1:1  there is no docs/guide.mdx any more; rename this file to ${HINDI}/how-to-borrow.mdx, or remove it`,
  ]);
});

test('a translation of a page that is gone, and links to such a page', () => {
  const files = siteInHindi();
  remove('docs/guide.mdx')(files);
  remove('docs/figures.mdx')(files);
  expect(problems(files)).toEqual([
    `${HINDI}/guide.mdx:1:1  there is no docs/guide.mdx any more; remove this file`,
    `${HINDI}/guide.mdx:5:37  found "/figures"; this page is gone; lead to another page, or take the link out`,
  ]);
});
