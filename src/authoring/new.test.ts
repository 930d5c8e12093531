/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkSite } from '../checks/checkSite';
import { readSite } from '../checks/model';
import { begin } from './new';

const TODAY = '2025-07-01';
const sentence =
  'A loan against gold costs about half of what a personal loan does, and the lender keeps your gold until you have paid';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'new-'));
  for (const name of ['docs', 'blog', 'src/content']) mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, 'src/content/addresses.txt'), '# Every address ever published\n/\n/blog\n');
});

afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

test.each([
  ['article', '/blog/gold-loan', 'blog/gold-loan.mdx', { title: 'Gold or personal loan: the view of the bank' }],
  ['page', '/students/deposits', 'docs/students/deposits.mdx', { title: 'Student deposits compared in India' }],
])('a new %s passes the check once its fields and its guidance are written', (_type, address, file, { title }) => {
  const printed = begin([address], folder, TODAY);
  expect(printed).toContain(`Wrote ${file}, and put ${address} on the list of addresses`);
  expect(read('src/content/addresses.txt').split('\n')).toContain(address);
  expect(printed).toMatch(/title: found ""; write one line of/);
  expect(printed).toMatch(/found "To write: .*this is guidance; write the part/);

  const written = read(file)
    .replaceAll(/To write: .*/g, 'Written.')
    .replace("title: ''", `title: '${title}'`)
    .replace('title=""', `title="${title}"`)
    .replace('subtitle=""', 'subtitle="Four banks"')
    .replace(/(excerpt|description): ''/, `$1: '${sentence}'`)
    .replace("category: ''", 'category: Loans')
    .replace('tags: []', 'tags: [gold, loan, cost]');
  writeFileSync(path.join(folder, file), written);
  expect(checkSite(readSite(folder, TODAY)).filter(({ path: at }) => at === file)).toEqual([]);
});

test('nothing is ever overwritten', () => {
  mkdirSync(path.join(folder, 'docs/students'));
  for (const file of ['blog/gold.mdx', 'docs/students/index.mdx']) writeFileSync(path.join(folder, file), 'Mine.\n');
  expect(() => begin(['/blog/gold'], folder, TODAY)).toThrow('blog/gold.mdx is there already');
  expect(() => begin(['/students'], folder, TODAY)).toThrow('docs/students/index.mdx is there already');
  expect(read('blog/gold.mdx')).toBe('Mine.\n');
});

describe('the translation of a page', () => {
  const folderOfHindi = 'i18n/hi/docusaurus-plugin-content-docs/current/loans';

  beforeEach(() => {
    mkdirSync(path.join(folder, 'docs/loans'));
    writeFileSync(path.join(folder, 'docs/loans/gold.yml'), '');
    writeFileSync(path.join(folder, 'docs/loans/_notes.mdx'), 'A note.\n');
    writeFileSync(
      path.join(folder, 'docs/loans/gold.mdx'),
      "import rows from './gold.yml'\nimport Notes from './_notes.mdx'\n\nGold.\n",
    );
  });

  test('begins with its English text, its partials and a file for the texts of its rows, which stay the same', () => {
    expect(begin(['/hi/loans/gold'], folder, TODAY)).toContain('Write each paragraph in Hindi');
    expect(read(`${folderOfHindi}/gold.mdx`)).toBe(
      "import rows from '@site/docs/loans/gold.yml'\nimport Notes from './_notes.mdx'\n\nGold.\n",
    );
    expect(read(`${folderOfHindi}/_notes.mdx`)).toBe('A note.\n');
    expect(read('docs/loans/gold.hi.yml')).toBe('');
    expect(read('src/content/addresses.txt')).not.toContain('/hi/');
  });

  test('is never begun twice, nor without a page', () => {
    begin(['/hi/loans/gold'], folder, TODAY);
    expect(() => begin(['/hi/loans/gold'], folder, TODAY)).toThrow('gold.mdx is there already');
    expect(() => begin(['/hi/loans/silver'], folder, TODAY)).toThrow('There is no docs/loans/silver.mdx to translate');
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
  expect(() => begin(args, folder, TODAY)).toThrow(message);
  expect([...readdirSync(path.join(folder, 'docs')), ...readdirSync(path.join(folder, 'blog'))]).toEqual([]);
});

test('as a command it prints the remedy without a stack trace and fails', () => {
  const script = path.resolve(__dirname, 'cli/new.ts');
  const { status, stderr } = spawnSync(path.resolve('node_modules/.bin/jiti'), [script, 'artcle'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^Write the address of what to begin/);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(status).toBe(1);
});
