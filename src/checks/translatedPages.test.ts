/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { translatedDocs, translatedPages, translatedPaths } from './translatedPages';

let root: string;

function write(name: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), '');
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pages-'));
  for (const name of ['home-loans', 'calculators/index', 'calculators/emi', 'car-loan', '_notes'])
    write(`docs/${name}.mdx`);
});

afterEach(() => rmSync(root, { recursive: true }));

test('a language has the pages whose files it has, and those of src/pages', () => {
  write('src/pages/_words/messages.hi.ftl');
  for (const name of ['home-loans', 'calculators/index', 'calculators/emi'])
    write(`${translatedDocs('hi')}/${name}.mdx`);
  // No page in English, or a partial.
  for (const name of ['old-loans', '_notes']) write(`${translatedDocs('hi')}/${name}.mdx`);
  expect(translatedPaths(root)).toEqual({
    hi: ['/', '/calculators', '/calculators/emi', '/home-loans', '/offline', '/search'],
  });
  expect(translatedPages(root)['hi']?.docs).toEqual(['calculators/emi.mdx', 'calculators/index.mdx', 'home-loans.mdx']);
});

test('a language whose home page has no words yet is not built', () => {
  write(`${translatedDocs('hi')}/home-loans.mdx`);
  expect(translatedPages(root)).toEqual({});
});
