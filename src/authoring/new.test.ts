/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { checkSite } from '../checks/checkSite';
import { readSite } from '../checks/model';
import { begin, EditorError } from './new';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'new-'));
  for (const name of ['docs', 'blog', 'src/content']) mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, 'src/content/addresses.txt'), '# Every address ever published\n/\n/blog\n');
});

afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

/** Runs the command in this process; what is typed is sent all at once, as a pipe does. */
async function run(args: readonly string[], typed: readonly string[] = []) {
  const printed: string[] = [];
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      printed.push(chunk.toString());
      done();
    },
  });
  const input = Readable.from([typed.map((line) => `${line}\n`).join('')]);
  try {
    await begin(args, { siteDir: folder, today: '2025-07-01', input, output });
    return { printed: printed.join(''), error: '' };
  } catch (error) {
    if (!(error instanceof EditorError)) throw error;
    return { printed: printed.join(''), error: error.message };
  }
}

const title = "Gold or personal loan: the bank's view";
const sentence =
  'A loan against gold costs about half of what a personal loan does, and the lender keeps your gold until you have paid';
const article = ['article', '--title', title, '--category', 'Loans'];
const page = ['page', '--title', 'Student deposits compared in India', '--path', '/students'];
const newArticle = 'blog/gold-or-personal-loan-the-banks-view.mdx';

test.each([
  ['article', newArticle, [...article, '--excerpt', sentence, '--tags', 'gold, loan, cost']],
  ['page', 'docs/students.mdx', [...page, '--subtitle', 'Four banks', '--description', sentence]],
])('a new %s passes the check once its guidance is replaced', async (_type, file, args) => {
  const { printed, error } = await run([...args, '--yes']);
  expect(error).toBe('');
  const address = `/${file.replace(/^docs\/|\.mdx$/g, '')}`;
  expect(printed).toContain(`Wrote ${file}, and put ${address} on the list of addresses`);
  expect(read('src/content/addresses.txt').split('\n')).toContain(address);
  expect(printed).toMatch(/found "To write: .*this is guidance; write the part/);

  writeFileSync(path.join(folder, file), read(file).replaceAll(/To write: .*/g, 'Written.'));
  expect(checkSite(readSite(folder, '2025-07-01')).filter(({ path: at }) => at === file)).toEqual([]);
});

test('what is left for later is named, and nothing is ever overwritten', async () => {
  const { printed } = await run([...article, '--yes']);
  expect(printed).toContain('excerpt: found ""; write one line of 110 to 160 characters');
  expect(printed).toContain('tags: found a list; write a list of 3 to 5 tags');

  writeFileSync(path.join(folder, newArticle), 'Mine.\n');
  const again = await run([...article, '--yes']);
  expect(again.error).toBe(`${newArticle} is there already; choose another address, or change that file.`);
  expect(read(newArticle)).toBe('Mine.\n');

  mkdirSync(path.join(folder, 'docs/students'));
  writeFileSync(path.join(folder, 'docs/students/index.mdx'), 'Mine.\n');
  expect((await run([...page, '--yes'])).error).toContain('docs/students/index.mdx is there already');
});

test('asks for what no flag gives, and again after a wrong answer', async () => {
  const { printed } = await run(['article', '--slug', 'my-own'], [title, 'Loan', 'Loans', '', '', '', '']);
  expect(printed).toContain('  write one of "Credit Cards", "Loans"');
  expect(printed).toContain('Icon; the names are in src/content/icons.ts [file-text]\n');
  expect(printed).toContain('Wrote blog/my-own.mdx');
  expect(read('blog/my-own.mdx')).toContain(`title: "${title}"`);
});

test.each<[readonly string[], readonly string[], string]>([
  [['artcle'], [], 'Found "artcle".\nWrite what to begin: npm run new -- article | page'],
  [[], [], 'Write what to begin'],
  [['article', 'Gold', 'loans'], [], 'Found "Gold loans" without a flag before it; put texts in quotes.'],
  [['page', '--titel', 'Deposits'], [], "Unknown option '--titel'"],
  [['page', '--yes', '--path', '/a b'], [], '--path: found "/a b"; write a path on this site'],
  [['page', '--yes', '--path', '/'], [], 'the home page exists; write another address'],
  [['page', '--yes', '--path', '/a', '--title', 'A "good" page on deposits in India'], [], 'without double quotes'],
  [['article', '--yes'], [], '--title: missing; write one line of 30 to 70 characters'],
  [['article'], [title], 'The answers ended at --category. Nothing was written.'],
])('%j is explained and writes nothing', async (args, typed, message) => {
  expect((await run(args, typed)).error).toContain(message);
  expect([...readdirSync(path.join(folder, 'docs')), ...readdirSync(path.join(folder, 'blog'))]).toEqual([]);
});

test('as a command it prints the remedy without a stack trace and fails', () => {
  const script = path.resolve(__dirname, 'cli/new.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, 'artcle'], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toMatch(/^Found "artcle"\./);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(status).toBe(1);
});

test.each(['--help', '-h'])('says with %s what may be begun', async (flag) => {
  expect((await run([flag])).printed).toContain('npm run new -- article | page');
});
