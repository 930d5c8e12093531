/** What the product was specified to be, line by line: tests/fixtures/spec.yml says which words, links and tests keep each line. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { buttonNotices } from '../../src/content/buttonNotices';
import { notices } from '../../src/content/notices';
import { addressNow, rowsOf } from '../support/content';
import { readableText, targetsOf } from '../support/readable';
import { answers, htmlOf } from './support/site';

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
  /** How many rows the lists of a page have at least */
  readonly counts?: Readonly<Record<string, number>>;
  /** Words of a notice, to the letter */
  readonly notice?: ByPage;
  /** Words in a file, for what a visitor of the build cannot meet */
  readonly source?: Readonly<Record<string, string>>;
  /** "file: title" of the tests that hold the rest, of browser tests mostly */
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

async function missingOf(line: Line): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const [path, texts] of Object.entries(line.says ?? {})) {
    const text = readableText(htmlOf(addressNow(path)));
    missing.push(...texts.filter((wanted) => !isIn(text, wanted)).map((wanted) => `${path} does not say ${wanted}`));
  }
  for (const [path, targets] of Object.entries(line.links ?? {})) {
    const found = targetsOf(htmlOf(addressNow(path)));
    const wanted = targets.map(addressNow).filter((target) => !found.has(target));
    missing.push(...wanted.map((target) => `${path} does not link to ${target}`));
  }
  for (const path of line.pages ?? []) {
    if (!(await answers(path))) missing.push(`there is no page ${path}`);
  }
  for (const [path, field] of Object.entries(line.rows ?? {})) {
    const rows = rowsOf(addressNow(path));
    if (rows.length === 0 || !rows.every((row) => Boolean(row[field]))) missing.push(`rows of ${path} lack ${field}`);
  }
  for (const [path, least] of Object.entries(line.counts ?? {})) {
    const { length } = rowsOf(addressNow(path));
    if (length < least) missing.push(`the lists of ${path} have ${length} rows of at least ${least}`);
  }
  return missing;
}

describe.each(sections)('$section', ({ lines }) => {
  test('the pages say and lead to what each line names', async () => {
    for (const line of lines) expect([line.line, await missingOf(line)]).toEqual([line.line, []]);
  });

  test('each line is held by words, a link or a test that exists', () => {
    for (const { line, tests = [], source = {}, notice = {}, ...shown } of lines) {
      const held = Object.keys({ ...shown, ...source, ...notice }).length + tests.length;
      expect([line, held > 0]).toEqual([line, true]);
      for (const named of tests) {
        const [file = '', title = ''] = named.split(/: (.*)/s);
        const code = readFileSync(`tests/${file}`, 'utf8');
        expect([named, code.includes(`'${title}`) || code.includes(`\`${title}`)]).toEqual([named, true]);
      }
      for (const [file, words] of Object.entries(source)) expect(readFileSync(file, 'utf8')).toContain(words);
      for (const [id, words] of Object.entries(notice)) {
        const [title, text] = words;
        const says = { ...notices, ...buttonNotices }[id as 'link-copied']();
        expect(says.title).toBe(title);
        if (text !== undefined) expect([says.text, says.kind]).toContain(text);
      }
    }
  });
});
