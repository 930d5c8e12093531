/** @jest-environment node */
import { add, edit, sampleFiles, withSite, type Files } from '@site/tests/fixtures/mistakes/spoil';
import { isConcerned } from './fix';
import { readSite, type Site } from './model';
import { oneSpelling } from './tools/spelling';

const LOANS = 'docs/home-loans.yml';
const HINDI = 'docs/home-loans.hi.yml';

function siteWith(...edits: readonly ((files: Files) => void)[]): Site {
  const files = sampleFiles();
  for (const change of [add(HINDI, 'texts:\n'), ...edits]) change(files);
  return withSite(files, (root) => readSite(root, '2026-11-21'));
}

test.each([
  ['nothing changed', siteWith(), false],
  ['another file changed', siteWith(edit('docs/guide.mdx', 'It is free.', 'It costs nothing.')), false],
  ['the English file changed', siteWith(edit(LOANS, 'Two lenders', 'Both lenders')), true],
  ['it changed itself', siteWith(add(HINDI, '')), true],
])('a file of translations is completed where %s', (_what, now, expected) => {
  const [file] = now.translations;
  expect(file && isConcerned(file, now, siteWith())).toBe(expected);
  expect(file && isConcerned(file, now, { ...siteWith(), translations: [] })).toBe(true);
  expect(file && isConcerned(file, now, undefined)).toBe(true);
});

test('a word is added once, however it is written', () => {
  expect(oneSpelling(['rubyx', 'hause', 'Rubyx', 'hause'])).toEqual(['Rubyx', 'hause']);
});
