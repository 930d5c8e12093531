/** What the product was specified to be, line by line: tests/fixtures/spec.yml says which words, links and tests keep each line. */
import { readFileSync } from 'node:fs';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { parse } from 'yaml';
import { buttonNotices } from '../../src/content/buttonNotices';
import { notices } from '../../src/content/notices';
import { addressNow, rowsOf } from '../support/content';
import { desktopOnly } from './support/projects';
import { readableText, targetsOf } from './support/readable';

// No browser: what a page says is in its HTML.
desktopOnly();

type ByPage = Readonly<Record<string, readonly string[]>>;

interface Line {
  readonly line: string;
  /** Texts that can be read on a page, in an opened fold too; a pattern stands between slashes */
  readonly says?: ByPage;
  /** Addresses to which a page links */
  readonly links?: ByPage;
  /** Pages that exist */
  readonly pages?: readonly string[];
  /** A field that each row of a page has */
  readonly rows?: Readonly<Record<string, string>>;
  /** Words of a notice, to the letter */
  readonly notice?: ByPage;
  /** Words in a file, for what a visitor of the build cannot meet */
  readonly source?: Readonly<Record<string, string>>;
  /** "file: title" of the browser tests that hold the rest */
  readonly tests?: readonly string[];
}

const sections = parse(readFileSync('tests/fixtures/spec.yml', 'utf8')) as readonly {
  readonly section: string;
  readonly lines: readonly Line[];
}[];

function isIn(text: string, wanted: string): boolean {
  const [, pattern, flags] = /^\/(.+)\/(\w*)$/.exec(wanted) ?? [];
  return pattern === undefined ? text.includes(wanted) : new RegExp(pattern, flags).test(text);
}

const htmlOf = async (request: APIRequestContext, path: string): Promise<string> =>
  (await request.get(addressNow(path))).text();

async function missingOf(line: Line, request: APIRequestContext): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const [path, texts] of Object.entries(line.says ?? {})) {
    const text = readableText(await htmlOf(request, path));
    missing.push(...texts.filter((wanted) => !isIn(text, wanted)).map((wanted) => `${path} does not say ${wanted}`));
  }
  for (const [path, targets] of Object.entries(line.links ?? {})) {
    const found = targetsOf(await htmlOf(request, path));
    const wanted = targets.map(addressNow).filter((target) => !found.has(target));
    missing.push(...wanted.map((target) => `${path} does not link to ${target}`));
  }
  for (const path of line.pages ?? []) {
    if ((await request.get(addressNow(path))).status() !== 200) missing.push(`there is no page ${path}`);
  }
  for (const [path, field] of Object.entries(line.rows ?? {})) {
    const rows = rowsOf(addressNow(path));
    if (rows.length === 0 || !rows.every((row) => Boolean(row[field]))) missing.push(`rows of ${path} lack ${field}`);
  }
  return missing;
}

for (const { section, lines } of sections) {
  test(`${section}: the pages say and lead to what each line names`, async ({ request }) => {
    for (const line of lines) expect.soft(await missingOf(line, request), line.line.slice(0, 120)).toEqual([]);
  });

  test(`${section}: each line is held by words, a link or a test that exists`, () => {
    for (const { line, tests = [], source = {}, notice = {}, ...shown } of lines) {
      const held = Object.keys({ ...shown, ...source, ...notice }).length + tests.length;
      expect.soft(held, line).toBeGreaterThan(0);
      for (const named of tests) {
        const [file = '', title = ''] = named.split(/: (.*)/s);
        const code = readFileSync(`tests/e2e/${file}`, 'utf8');
        expect.soft(code.includes(`test('${title}`) || code.includes(`test(\`${title}`), named).toBe(true);
      }
      for (const [file, words] of Object.entries(source)) expect.soft(readFileSync(file, 'utf8')).toContain(words);
      for (const [id, words] of Object.entries(notice)) {
        const [title, text] = words;
        const says = { ...notices, ...buttonNotices }[id as 'link-copied']();
        expect.soft(says.title, id).toBe(title);
        if (text !== undefined) expect.soft([says.text, says.kind], id).toContain(text);
      }
    }
  });
}
