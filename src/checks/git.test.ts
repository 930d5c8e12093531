/** @jest-environment node */
import { chmodSync, chownSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@site/tests/unit/temporaryFolder';
import { commitAll, git as arrange, testWithGit } from '@site/tests/unit/gitRepository';
import { git } from './git';

const folder = temporaryFolder();

const SOMEBODY = 65_534;
const isRoot = process.getuid?.() === 0;

(isRoot ? testWithGit : test.skip)('reads the history of a folder that belongs to another user', () => {
  folder.write('a', 'a');
  arrange(folder.path, '2026-11-01', 'init', '--quiet');
  commitAll(folder.path, '2026-11-01');
  for (const name of ['', ...readdirSync(folder.path, { recursive: true, encoding: 'utf8' })]) {
    chownSync(folder.at(name), SOMEBODY, SOMEBODY);
  }
  expect(git(folder.path, 'log', '--format=%s')).toBe('A change of the site\n');
});

test('says once that Git refuses a folder, and what to do', () => {
  folder.write('git', '#!/bin/sh\necho "fatal: detected dubious ownership in repository" >&2\nexit 128\n');
  chmodSync(folder.at('git'), 0o755);
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const before = process.env.PATH;
  process.env.PATH = `${folder.path}${path.delimiter}${before ?? ''}`;
  expect([git(folder.path, 'log'), git(folder.path, 'log')]).toEqual([undefined, undefined]);
  process.env.PATH = before;
  expect(warn.mock.calls).toEqual([[expect.stringContaining('git config --global --add safe.directory')]]);
});

test('has nothing of a folder that is no repository', () => {
  expect(git(folder.path, 'log')).toBeUndefined();
});
