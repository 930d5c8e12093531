/** @jest-environment node */
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commitAll, git as arrange, testWithGit } from '@site/tests/unit/gitRepository';
import { git } from './git';

const SOMEBODY = 65_534;
const isRoot = process.getuid?.() === 0;
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'git-'));
});
afterEach(() => rmSync(root, { recursive: true }));

(isRoot ? testWithGit : test.skip)('reads the history of a folder that belongs to another user', () => {
  writeFileSync(path.join(root, 'a'), 'a');
  arrange(root, '2026-11-01', 'init', '--quiet');
  commitAll(root, '2026-11-01');
  for (const name of ['', ...readdirSync(root, { recursive: true, encoding: 'utf8' })]) {
    chownSync(path.join(root, name), SOMEBODY, SOMEBODY);
  }
  expect(git(root, 'log', '--format=%s')).toBe('A change of the site\n');
});

test('says once that Git refuses a folder, and what to do', () => {
  writeFileSync(
    path.join(root, 'git'),
    '#!/bin/sh\necho "fatal: detected dubious ownership in repository" >&2\nexit 128\n',
  );
  chmodSync(path.join(root, 'git'), 0o755);
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const before = process.env.PATH;
  process.env.PATH = `${root}${path.delimiter}${before ?? ''}`;
  expect([git(root, 'log'), git(root, 'log')]).toEqual([undefined, undefined]);
  process.env.PATH = before;
  expect(warn.mock.calls).toEqual([[expect.stringContaining('git config --global --add safe.directory')]]);
});

test('has nothing of a folder that is no repository', () => {
  expect(git(root, 'log')).toBeUndefined();
});
