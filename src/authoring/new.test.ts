/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@site/tests/unit/temporaryFolder';
import { checkSite } from '../checks/checkSite';
import { readSite } from '../checks/model';
import { begin } from './new';

const folder = temporaryFolder();

const TODAY = '2025-07-01';
const sentence =
  'A loan against gold costs about half of what a personal loan does, and the lender keeps your gold until you have paid';

beforeEach(() => {
  for (const name of ['docs', 'blog', 'src/content']) mkdirSync(folder.at(name), { recursive: true });
  folder.write('src/content/addresses.txt', '# Every address ever published\n/\n/blog\n');
});

test.each([
  ['article', '/blog/gold-loan', 'blog/gold-loan.mdx', { title: 'Gold or personal loan: the view of the bank' }],
  ['page', '/students/deposits', 'docs/students/deposits.mdx', { title: 'Student deposits compared in India' }],
])('a new %s passes the check once its fields and its guidance are written', (_type, address, file, { title }) => {
  const printed = begin([address], folder.path, TODAY);
  expect(printed).toContain(`Wrote ${file}, and put ${address} on the list of addresses`);
  expect(folder.read('src/content/addresses.txt').split('\n')).toContain(address);
  expect(printed).toMatch(/title: found ""; write one line of/);
  expect(printed).toMatch(/found "To write: .*this is guidance; write the part/);

  const written = folder
    .read(file)
    .replaceAll(/To write: .*/g, 'Written.')
    .replace("title: ''", `title: '${title}'`)
    .replace('title=""', `title="${title}"`)
    .replace('subtitle=""', 'subtitle="Four banks"')
    .replace(/(excerpt|description): ''/, `$1: '${sentence}'`)
    .replace("category: ''", 'category: Loans')
    .replace('tags: []', 'tags: [gold, loan, cost]');
  folder.write(file, written);
  expect(checkSite(readSite(folder.path, TODAY)).filter(({ path: at }) => at === file)).toEqual([]);
});

test('nothing is ever overwritten', () => {
  mkdirSync(folder.at('docs/students'));
  for (const file of ['blog/gold.mdx', 'docs/students/index.mdx']) folder.write(file, 'Mine.\n');
  expect(() => begin(['/blog/gold'], folder.path, TODAY)).toThrow('blog/gold.mdx is there already');
  expect(() => begin(['/students'], folder.path, TODAY)).toThrow('docs/students/index.mdx is there already');
  expect(folder.read('blog/gold.mdx')).toBe('Mine.\n');
});

describe('the translation of a page', () => {
  const folderOfHindi = 'i18n/hi/docusaurus-plugin-content-docs/current/loans';

  beforeEach(() => {
    mkdirSync(folder.at('docs/loans'));
    folder.write('docs/loans/gold.yml', '');
    folder.write('docs/loans/_notes.mdx', 'A note.\n');
    folder.write('docs/loans/gold.mdx', "import rows from './gold.yml'\nimport Notes from './_notes.mdx'\n\nGold.\n");
  });

  test('begins with its English text, its partials and a file for the texts of its rows, which stay the same', () => {
    expect(begin(['/hi/loans/gold'], folder.path, TODAY)).toContain('Write each paragraph in Hindi');
    expect(folder.read(`${folderOfHindi}/gold.mdx`)).toBe(
      "import rows from '@site/docs/loans/gold.yml'\nimport Notes from './_notes.mdx'\n\nGold.\n",
    );
    expect(folder.read(`${folderOfHindi}/_notes.mdx`)).toBe('A note.\n');
    expect(folder.read('docs/loans/gold.hi.yml')).toBe('');
    expect(folder.read('src/content/addresses.txt')).not.toContain('/hi/');
  });

  test('is never begun twice, nor without a page', () => {
    begin(['/hi/loans/gold'], folder.path, TODAY);
    expect(() => begin(['/hi/loans/gold'], folder.path, TODAY)).toThrow('gold.mdx is there already');
    expect(() => begin(['/hi/loans/silver'], folder.path, TODAY)).toThrow(
      'There is no docs/loans/silver.mdx to translate',
    );
  });
});

test.each([
  [[], 'Write the address of what to begin'],
  [['article'], 'Write the address of what to begin'],
  [['/gold', 'loans'], 'Write the address of what to begin'],
  [['/blog/gold/loan'], 'A file for "/blog/gold/loan" would be at /blog/loan; write that.'],
  [['/a b'], 'Found "/a b"; write a path on this site'],
  [['/'], 'A page at / is there already'],
  [['/search'], 'A page at /search is there already'],
])('%j is explained and writes nothing', (args, message) => {
  expect(() => begin(args, folder.path, TODAY)).toThrow(message);
  expect([...readdirSync(folder.at('docs')), ...readdirSync(folder.at('blog'))]).toEqual([]);
});

test('as a command it prints the remedy without a stack trace and fails', () => {
  const script = path.resolve(__dirname, 'cli/new.ts');
  const { status, stderr } = spawnSync(path.resolve('node_modules/.bin/jiti'), [script, 'artcle'], {
    cwd: folder.path,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^Write the address of what to begin/);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(status).toBe(1);
});
