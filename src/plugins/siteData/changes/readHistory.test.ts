/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readHistory } from './readHistory';

const root = mkdtempSync(path.join(tmpdir(), 'history-'));
const repository = path.join(root, 'site');

const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.in', '-c', 'commit.gpgSign=false'];

/** @param moment when a commit is made, in UTC */
function git(folder: string, args: readonly string[], moment = '2025-07-01T06:00:00Z'): void {
  const { status, stderr } = spawnSync('git', [...identity, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GIT_COMMITTER_DATE: moment, GIT_AUTHOR_DATE: moment },
  });
  if (status !== 0) throw new Error(stderr);
}

/** Commits all that stands there. */
function commit(moment: string): void {
  git(repository, ['add', '.']);
  git(repository, ['commit', '--message', 'Change'], moment);
}

const write = (name: string, text: string): void => writeFileSync(path.join(repository, name), text);
const brief = (folder: string) => readHistory(folder).versions.map(({ date, ...version }) => [date, version]);

beforeAll(() => {
  mkdirSync(path.join(repository, 'docs/cards'), { recursive: true });
  mkdirSync(path.join(repository, 'src/content'), { recursive: true });
  git(root, ['init', '--quiet', '--initial-branch=main', 'site']);
  write('docs/cards/a.yml', 'one\n'.repeat(9));
  write('docs/page.mdx', 'Text\n');
  commit('2025-07-01T06:00:00Z');
  write('src/content/figures.yml', 'first\n');
  // In India it is the third already.
  commit('2025-07-02T20:00:00Z');
  write('docs/page.mdx', 'Other text\n');
  commit('2025-07-04T06:00:00Z');
  git(repository, ['checkout', '--quiet', '-b', 'branch']);
  write('src/content/figures.yml', 'draft\n');
  commit('2025-07-05T06:00:00Z');
  write('src/content/figures.yml', 'second\n');
  commit('2025-07-06T06:00:00Z');
  git(repository, ['checkout', '--quiet', 'main']);
  git(repository, ['merge', '--quiet', '--no-ff', '--message', 'Merge', 'branch'], '2025-07-07T06:00:00Z');
  renameSync(path.join(repository, 'docs/cards/a.yml'), path.join(repository, 'docs/cards/b.yml'));
  commit('2025-07-08T06:00:00Z');
});

afterAll(() => rmSync(root, { recursive: true }));

test('gives each change of a data file with its texts, merged work as one change', () => {
  const text = 'one\n'.repeat(9);
  expect(brief(repository)).toEqual([
    ['2025-07-08', { path: 'docs/cards/b.yml', before: text, after: text }],
    ['2025-07-07', { path: 'src/content/figures.yml', before: 'first\n', after: 'second\n' }],
    ['2025-07-03', { path: 'src/content/figures.yml', after: 'first\n' }],
    ['2025-07-01', { path: 'docs/cards/a.yml', after: text }],
  ]);
  expect(readHistory(repository)).toMatchObject({ state: 'whole', more: false });
});

test('a shallow clone says where its history is cut, and does not take old files for new', () => {
  git(root, ['clone', '--quiet', '--depth=2', `file://${repository}`, 'shallow']);
  const history = readHistory(path.join(root, 'shallow'));
  expect(history).toMatchObject({ state: 'cut', since: '2025-07-07' });
  expect(history.versions.map(({ path: file }) => file)).toEqual(['docs/cards/b.yml']);
});

test('outside a repository there is no history', () => {
  expect(readHistory(tmpdir())).toEqual({ state: 'none', versions: [], more: false });
});

test('without git there is no history', () => {
  const { PATH } = process.env;
  process.env.PATH = '';
  try {
    expect(readHistory(repository).state).toBe('none');
  } finally {
    process.env.PATH = PATH;
  }
});

test('a repository without commits has none either', () => {
  git(root, ['init', '--quiet', 'empty']);
  expect(readHistory(path.join(root, 'empty')).state).toBe('none');
});
