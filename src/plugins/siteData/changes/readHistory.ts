import { spawnSync } from 'node:child_process';
import { parseBlobs, parseLog } from './gitOutput';
import type { FileInCommit } from './gitOutput';

/** One change of one data file, with the texts before and after. */
export interface Version {
  /** Year-month-day in India on which it reached the branch that the site is built from. */
  readonly date: string;
  /** Path of the data file from the root of the site, as it was called after the change. */
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
}

export interface History {
  /** `cut` in a shallow clone, `none` without git or outside a repository. */
  readonly state: 'whole' | 'cut' | 'none';
  /** Where the history is cut: the day of its oldest commit. */
  readonly since?: string;
  /** Newest first. */
  readonly versions: readonly Version[];
  /** Whether older versions were left out to stay within bounds. */
  readonly more: boolean;
}

/** So many commits and so many versions of files are looked at, whatever the length of the history. */
const MOST_COMMITS = 200;
const MOST_VERSIONS = 300;

const dataFiles = [':(glob)docs/**/*.yml', 'src/content/figures.yml'];

/**
 * Reads the newest versions of the data files with three calls of git, whatever their number: one asks how deep the clone is,
 * one lists the commits, one hands over all texts. Follows the first parents only, so that a merged pull request is one
 * change, on the day it was merged. Throws nothing: without git, or a history, the state says so.
 */
export function readHistory(siteDir: string): History {
  const none: History = { state: 'none', versions: [], more: false };
  const shallow = git(siteDir, ['rev-parse', '--is-shallow-repository']);
  const log = git(siteDir, [
    'log',
    '--first-parent',
    '--diff-merges=first-parent',
    '--relative',
    '--name-status',
    '--find-renames',
    `--max-count=${MOST_COMMITS}`,
    '--date=format-local:%Y-%m-%d',
    '--format=%x01%H%x09%cd%x09%P',
    '--',
    ...dataFiles,
  ]);
  if (shallow === undefined || log === undefined) return none;

  const isShallow = shallow.toString().trim() === 'true';
  const commits = parseLog(log.toString());
  // The oldest commit of a shallow clone seems to bring every file anew: what it really changed is cut off.
  const cut = isShallow ? commits.find(({ parents }) => parents === 0) : undefined;
  const known = commits.filter((commit) => commit !== cut);
  const changed = known.flatMap(({ files }) => files);
  const wanted = changed.slice(0, MOST_VERSIONS);
  const texts = readTexts(siteDir, wanted);
  if (!texts) return none;
  return {
    state: isShallow ? 'cut' : 'whole',
    ...(cut && { since: cut.date }),
    versions: wanted.map(({ date, path }, index) => {
      const [before, after] = texts.slice(2 * index);
      return { date, path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
    }),
    more: changed.length > MOST_VERSIONS || commits.length >= MOST_COMMITS,
  };
}

/** The text before and the text after each change, one behind the other; undefined where there was none. */
function readTexts(siteDir: string, files: readonly FileInCommit[]): (string | undefined)[] | undefined {
  if (files.length === 0) return [];
  const names = files.flatMap(({ commit, path, pathBefore }) => [`${commit}^:./${pathBefore}`, `${commit}:./${path}`]);
  const output = git(siteDir, ['cat-file', '--batch'], `${names.join('\n')}\n`);
  return output && parseBlobs(output, names.length);
}

/** What git prints; undefined when it is not installed, fails, or takes longer than any sane history needs. */
function git(siteDir: string, args: readonly string[], input?: string): Buffer | undefined {
  const settings = ['core.quotePath=false', 'log.showSignature=false'].flatMap((setting) => ['-c', setting]);
  const { status, stdout } = spawnSync('git', [...settings, ...args], {
    cwd: siteDir,
    ...(input !== undefined && { input }),
    maxBuffer: 256 * 1024 * 1024,
    timeout: 20_000,
    // Days are counted in India; this form needs no table of time zones.
    env: { ...process.env, TZ: 'IST-5:30', LC_ALL: 'C' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : undefined;
}
