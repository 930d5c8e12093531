/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatProblem } from '../problem';
import { messageProblems, writeMessages } from './files';

let root: string;

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}

const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'messages '));
  write('src/lists/boats/messages.en.ftl', 'heading = Boats\nleft = { WORDS($count) } left\n');
  write(
    'src/lists/boats/index.ts',
    "import * as words from './messages.en';\nexport default [words.heading, words.left({ count: 2 })];\n",
  );
});

afterEach(() => rmSync(root, { recursive: true }));

test('each file gets its module, which imports what it calls from where it stands', () => {
  expect(writeMessages(root)).toEqual([]);
  expect(read('src/lists/boats/messages.en.ts')).toContain("from '../../lib/format/inWords'");
  expect(messageProblems(root)).toEqual([]);
});

test('a module stays as it is while its file does, and goes with it', () => {
  writeMessages(root);
  const module = path.join(root, 'src/lists/boats/messages.en.ts');
  const { mtimeMs } = statSync(module);
  writeMessages(root);
  expect(statSync(module).mtimeMs).toBe(mtimeMs);
  rmSync(path.join(root, 'src/lists/boats/messages.en.ftl'));
  writeMessages(root);
  expect(existsSync(module)).toBe(false);
});

test('a message that is missing, one that nobody says and a broken line are named with their place', () => {
  write('src/lists/boats/messages.en.ftl', 'heading = Boats\nleft = { WORDS($count) left\nold = Ships\n');
  write(
    'src/lists/boats/index.ts',
    "import * as words from './messages.en';\nexport default [words.heading, words.sold];\n",
  );
  expect(messageProblems(root).map(formatProblem)).toEqual([
    expect.stringMatching(/^src\/lists\/boats\/messages\.en\.ftl:2:\d+ {2}found a line that is no message/),
    'src/lists/boats/index.ts:2:32  found words.sold; write the message in src/lists/boats/messages.en.ftl',
    'src/lists/boats/messages.en.ftl:3:1  found old; no code says this message; remove it',
  ]);
});
