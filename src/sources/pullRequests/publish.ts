import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { git } from '../../checks/git';
import { readSite, type Site } from '../../checks/model';
import { writeDraft } from '../drafts/draft';
import type { SourceFinding } from '../finding';
import { MEMORY_FOLDER } from '../memory/memory';
import { keyOf } from '../readAddress';
import type { QuotedValue } from '../watched/quotedValue';
import { BRANCH_PREFIX, type Host, type OpenRequest } from './host';
import { proseWith, requestBody } from './requestText';

/** More open requests than a person reviews in a week help nobody. */
const MOST_OPEN = 5;
const SEEN_BRANCH = `${BRANCH_PREFIX}seen`;
const AUTHOR = [
  '-c',
  'user.name=github-actions[bot]',
  '-c',
  'user.email=41898282+github-actions[bot]@users.noreply.github.com',
];

export interface PublishOptions {
  /** A clone whose `origin` is the repository. */
  readonly root: string;
  readonly findings: readonly SourceFinding[];
  readonly values: readonly QuotedValue[];
  readonly host: Host;
  /** Runs a script of package.json in a folder; tests replace it. */
  readonly runScript?: (script: string, folder: string) => { readonly isOk: boolean; readonly output: string };
  readonly readSiteOf?: (folder: string) => Site;
  /** Says what was done, a line each. */
  readonly say: (line: string) => void;
}

interface Group {
  readonly branch: string;
  readonly title: string;
  readonly findings: readonly SourceFinding[];
}

/**
 * One request a provider whose documents say something new, brought up to date, and closed once all its values were seen unchanged; and one for what
 * was seen unchanged. A page that could not be read this week says nothing about last week's request, which stays open.
 */
export async function publish({
  root,
  findings,
  values,
  host,
  say,
  runScript = npmRun,
  readSiteOf = readSite,
}: PublishOptions): Promise<void> {
  const open = await host.open();
  const groups = groupsOf(findings, values);
  const wanted = new Set([SEEN_BRANCH, ...groups.map(({ branch }) => branch)]);
  const unchanged = unchangedBranches(findings, values);
  let count = open.length;
  for (const request of open.filter(({ branch }) => !wanted.has(branch))) {
    if (unchanged.has(request.branch)) {
      await host.close(request);
      git(root, 'push', 'origin', '--delete', request.branch);
      count -= 1;
      say(`closed: ${request.title}`);
    } else say(`stays open, since not all of its values were seen: ${request.title}`);
  }
  await offer({ branch: SEEN_BRANCH, title: 'Sources: seen unchanged', findings: [] });
  for (const group of groups) await offer(group);

  async function offer(group: Group): Promise<void> {
    const request = open.find(({ branch }) => branch === group.branch);
    if (!request && count >= MOST_OPEN) {
      say(`waits, since ${MOST_OPEN} are open: ${group.title}`);
      return;
    }
    const body = await inWorktree(root, async (folder) => prepare(group, folder));
    if (body === undefined) return;
    if (!request) count += 1;
    await bringUpToDate(host, request, { branch: group.branch, title: group.title, body });
    say(`${request ? 'updated' : 'opened'}: ${group.title}`);
  }

  /** Commits and pushes a group's change. @returns the text of its request, or undefined when there is nothing to offer */
  async function prepare(group: Group, folder: string): Promise<string | undefined> {
    if (group.branch === SEEN_BRANCH) {
      const memory = path.join(root, MEMORY_FOLDER);
      if (existsSync(memory)) cpSync(memory, path.join(folder, MEMORY_FOLDER), { recursive: true });
      const isNew = commitAndPush(folder, group);
      return isNew
        ? 'The documents of these values were read, and still hold them. Ages and windows of lists use the days.'
        : undefined;
    }
    runScript('messages', folder);
    const site = readSiteOf(folder);
    const draft = await writeDraft(folder, site, group.findings, values);
    if (draft.written.length === 0) {
      for (const { finding, why } of draft.byHand) say(`by hand: ${finding.row} ${finding.field}: ${why}`);
      return undefined;
    }
    const check = runScript('check', folder);
    const hasEffects = readFileSync(path.join(folder, 'package.json'), 'utf8').includes('"effects":');
    const effects = hasEffects ? runScript('effects', folder).output : undefined;
    const isNew = commitAndPush(folder, group);
    if (!isNew && !open.some(({ branch }) => branch === group.branch)) {
      say(`was closed by a person: ${group.title}`);
      return undefined;
    }
    return requestBody({ draft, prose: proseWith(site, draft.written), check, effects });
  }
}

function groupsOf(findings: readonly SourceFinding[], values: readonly QuotedValue[]): readonly Group[] {
  const publishers = new Map(values.map((value) => [keyOf(value), value]));
  const groups = new Map<string, { name: string; findings: SourceFinding[] }>();
  for (const finding of findings) {
    const value = publishers.get(keyOf(finding));
    if (finding.verdict !== 'changed' || !value) continue;
    const group = groups.get(value.publisher) ?? { name: value.publisherNames[0] ?? value.publisher, findings: [] };
    group.findings.push(finding);
    groups.set(value.publisher, group);
  }
  return [...groups].map(([publisher, { name, findings: own }]) => ({
    branch: `${BRANCH_PREFIX}${publisher}`,
    title: `${name}: ${own.length === 1 ? 'a value has' : `${own.length} values have`} changed`,
    findings: own,
  }));
}

/** The branches of providers whose every value was looked for and seen unchanged. What is fixed by a commit is looked for nowhere. */
function unchangedBranches(findings: readonly SourceFinding[], values: readonly QuotedValue[]): ReadonlySet<string> {
  const verdicts = new Map(findings.map((finding) => [keyOf(finding), finding.verdict]));
  const watched = values.filter(({ addresses }) => addresses.length > 0);
  const branchOf = ({ publisher }: QuotedValue): string => `${BRANCH_PREFIX}${publisher}`;
  const isUnseen = (value: QuotedValue): boolean => !['same', 'moved'].includes(verdicts.get(keyOf(value)) ?? '');
  const unseen = new Set(watched.filter(isUnseen).map(branchOf));
  return new Set(watched.map(branchOf).filter((branch) => !unseen.has(branch)));
}

async function bringUpToDate(
  host: Host,
  request: OpenRequest | undefined,
  wanted: Omit<OpenRequest, 'number'>,
): Promise<void> {
  if (!request) await host.create(wanted);
  else if (request.body !== wanted.body || request.title !== wanted.title)
    await host.update({ ...wanted, number: request.number });
}

/** Runs a task in a checkout of its own, so that one provider's change is in one branch only. */
async function inWorktree<Result>(root: string, task: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sources-'));
  rmSync(folder, { recursive: true });
  orThrow(git(root, 'worktree', 'add', '--detach', folder, 'HEAD'), 'git worktree');
  const modules = path.join(root, 'node_modules');
  if (existsSync(modules)) symlinkSync(modules, path.join(folder, 'node_modules'), 'junction');
  try {
    return await task(folder);
  } finally {
    git(root, 'worktree', 'remove', '--force', folder);
  }
}

/** @returns whether the branch on the host is another than before */
function commitAndPush(folder: string, { branch, title }: Group): boolean {
  orThrow(git(folder, 'add', '--all', 'docs', 'src/content'), 'git add');
  if (git(folder, 'diff', '--cached', '--quiet') !== undefined) return false;
  orThrow(git(folder, ...AUTHOR, 'commit', '--quiet', '--message', title), 'git commit');
  // The same change as last week's is not pushed again, so that nobody is told of it twice.
  const isKnown = git(folder, 'fetch', '--quiet', 'origin', branch) !== undefined;
  if (isKnown && git(folder, 'diff', '--quiet', 'FETCH_HEAD', 'HEAD') !== undefined) return false;
  orThrow(git(folder, 'push', '--quiet', '--force', 'origin', `HEAD:refs/heads/${branch}`), 'git push');
  return true;
}

function orThrow(output: string | undefined, command: string): void {
  if (output === undefined) throw new Error(`${command} failed`);
}

function npmRun(script: string, folder: string): { readonly isOk: boolean; readonly output: string } {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return { isOk: status === 0, output: stdout || stderr };
}
