/** @jest-environment node */
import { temporaryFolder } from '@site/tests/unit/temporaryFolder';
import { translatedDocs, translatedPages, translatedPaths } from './translatedPages';

const folder = temporaryFolder();

beforeEach(() => {
  for (const name of ['home-loans', 'calculators/index', 'calculators/emi', 'car-loan', '_notes'])
    folder.write(`docs/${name}.mdx`);
});

test('a language has the pages whose files it has, and those of src/pages', () => {
  folder.write('src/pages/_words/messages.hi.ftl');
  for (const name of ['home-loans', 'calculators/index', 'calculators/emi'])
    folder.write(`${translatedDocs('hi')}/${name}.mdx`);
  // No page in English, or a partial.
  for (const name of ['old-loans', '_notes']) folder.write(`${translatedDocs('hi')}/${name}.mdx`);
  expect(translatedPaths(folder.path)).toEqual({
    hi: ['/', '/calculators', '/calculators/emi', '/home-loans', '/offline', '/search'],
  });
  expect(translatedPages(folder.path)['hi']?.docs).toEqual([
    'calculators/emi.mdx',
    'calculators/index.mdx',
    'home-loans.mdx',
  ]);
});

test('a language whose home page has no words yet is not built', () => {
  folder.write(`${translatedDocs('hi')}/home-loans.mdx`);
  expect(translatedPages(folder.path)).toEqual({});
});
