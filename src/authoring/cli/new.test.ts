/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { EditorError } from '../scaffold/question';
import { checkSite } from '../../checks/checkSite';
import { readSite } from '../../checks/model';
import { newContent } from '../newContent';

const script = path.resolve(__dirname, 'new.mjs');
let folder: string;

const list = `# Rates of term deposits
kind: fd-rates
asOf: 2025-06
checked: 2025-06-30
reviewEveryDays: 90
chosen: Two banks that a test made up for itself.
order: { by: interestRate, first: highest }
rows:
  - bank: First Bank
    interestRate: 8.00%
    tenure: 1 year
    seniorCitizenRate: 8.50%
    link: https://www.first.example/fd
  # The smaller of the two.
  - bank: Second Bank
    interestRate: 7.00%
    tenure: 1 year
    seniorCitizenRate: 7.50%
    link: https://www.second.example/fd
`;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'new-'));
  for (const name of ['docs', 'blog', 'src/content']) mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, 'docs/deposits.yml'), list);
});

afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

/** Runs the command in this process, and answers as a terminal would: with the exit status and what was printed. */
async function begin(args: readonly string[], typed = '') {
  const printed: string[] = [];
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      printed.push(chunk.toString());
      done();
    },
  });
  try {
    await newContent(args, { siteDir: folder, today: '2025-07-01', input: Readable.from([typed]), output });
    return { status: 0, stdout: printed.join(''), stderr: '' };
  } catch (error) {
    if (!(error instanceof EditorError)) throw error;
    return { status: 1, stdout: printed.join(''), stderr: error.message };
  }
}

const title = 'Gold loan or personal loan, which costs less';

test('begins an article from flags, says what is left to write, and never overwrites', async () => {
  const args = ['article', '--title', title, '--category', 'Loans', '--slug', 'gold-or-personal', '--yes'];
  const { status, stdout, stderr } = await begin(args);
  expect(stderr).toBe('');
  expect(stdout).toContain('Wrote blog/gold-or-personal.mdx.');
  expect(stdout).toContain('excerpt: found ""; write one line of 110 to 160 characters');
  expect(stdout).toContain('Next: Write the article');
  expect(status).toBe(0);

  writeFileSync(path.join(folder, 'blog/gold-or-personal.mdx'), 'Mine.\n');
  const again = await begin(args);
  expect(again).toMatchObject({ status: 1, stdout: '' });
  expect(again.stderr).toBe('blog/gold-or-personal.mdx is there already; choose another address, or change that file.');
  expect(read('blog/gold-or-personal.mdx')).toBe('Mine.\n');
});

test('asks for what no flag gives, and again after a wrong answer', async () => {
  const { status, stdout } = await begin(
    ['article', '--slug', 'gold-or-personal'],
    [title, 'Loan', 'Loans', '', '', '', ''].join('\n').concat('\n'),
  );
  expect(stdout).toContain('  write one of "Credit Cards", "Loans"');
  expect(stdout).toContain('Wrote blog/gold-or-personal.mdx.');
  expect(status).toBe(0);
});

test('writes nothing when the answers end early', async () => {
  const { status, stderr } = await begin(['article'], `${title}\n`);
  expect(stderr).toBe('The answers ended at --category. Nothing was written.');
  expect(status).toBe(1);
});

test('begins a page, though not where there is one', async () => {
  const args = ['page', '--yes', '--title', 'Student deposits compared in India', '--path', '/students'];
  expect((await begin(args)).stdout).toContain('Wrote docs/students.mdx.');
  mkdirSync(path.join(folder, 'docs/taken'));
  writeFileSync(path.join(folder, 'docs/taken/index.mdx'), 'Mine.\n');
  const { status, stderr } = await begin([...args.slice(0, -1), '/taken']);
  expect(stderr).toContain('docs/taken/index.mdx is there already');
  expect(status).toBe(1);
  expect(existsSync(path.join(folder, 'docs/taken.mdx'))).toBe(false);
});

const text =
  'A loan against gold costs about half of what a personal loan does, and the lender keeps your gold until you have paid';

test.each([
  [
    'article',
    'blog/gold-or-personal.mdx',
    '/blog/gold-or-personal',
    [
      '--title',
      title,
      '--category',
      'Loans',
      '--slug',
      'gold-or-personal',
      '--excerpt',
      text,
      '--tags',
      'gold; loan; cost',
    ],
  ],
  [
    'page',
    'docs/students.mdx',
    '/students',
    [
      '--title',
      'Student deposits compared in India',
      '--path',
      '/students',
      '--subtitle',
      'Four banks',
      '--description',
      text,
    ],
  ],
])(
  'the address of a new %s is on the list, so that once it is written the check passes',
  async (type, file, address, args) => {
    writeFileSync(path.join(folder, 'src/content/addresses.txt'), '# Every address ever published\n/\n/blog\n');
    const { stdout } = await begin([type, '--yes', ...args]);
    expect(stdout).toContain(`Put ${address} on the list of addresses, src/content/addresses.txt. `);
    expect(read('src/content/addresses.txt').split('\n')).toContain(address);

    writeFileSync(path.join(folder, file), read(file).replaceAll(/To write: .*/g, 'Written.'));
    const problems = checkSite(readSite(folder, '2025-07-01'));
    expect(
      problems.filter(({ path: name }) => name !== 'docs/deposits.yml' && !name.startsWith('src/content/')),
    ).toEqual([]);
  },
);

test.each([
  [['page', '--yes', '--titel', 'Deposits'], '--titel: there is no such flag; did you mean "--title"?'],
  [['artcle'], 'Found "artcle"; did you mean "article"?'],
  [[], 'npm run new -- article | page'],
  [['article', 'Gold', 'loans'], 'Found "Gold loans" without a flag before it; put texts in quotes.'],
])('%j is explained and changes nothing', async (args, message) => {
  const { status, stdout, stderr } = await begin(args);
  expect(stderr).toContain(message);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(read('docs/deposits.yml')).toBe(list);
});

test('as a command it prints the remedy without a stack trace and fails', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'artcle'], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toMatch(/^Found "artcle"; did you mean "article"\?\n/);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
});

test.each(['--help', '-h'])('says with %s what may be begun', async (flag) => {
  const { status, stdout } = await begin([flag]);
  expect(status).toBe(0);
  expect(stdout).toContain('npm run new -- article | page');
});
