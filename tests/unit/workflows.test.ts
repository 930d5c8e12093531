/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(__dirname, '../..');
const folder = '.github/workflows';

type Rights = Readonly<Record<string, string>>;

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly uses?: string;
  readonly steps?: readonly Step[];
  readonly permissions?: Rights;
  readonly 'timeout-minutes'?: number;
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Rights;
  readonly jobs: Readonly<Record<string, Job>>;
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const workflows = readdirSync(path.join(root, folder)).map((name) => {
  const text = read(path.join(folder, name));
  return { name, text, workflow: parse(text) as Workflow };
});
const steps = ({ jobs }: Workflow): readonly Step[] => Object.values(jobs).flatMap((job) => job.steps ?? []);
/** A deployment to GitHub Pages, the issue about what has grown old, the comment with the effects of a pull request, and what the watch offers. */
const mayWrite = new Set([
  ...['deploy: pages', 'deploy: id-token', 'live: pages', 'live: id-token'],
  ...['freshness: issues', 'comment: pull-requests', 'look: contents', 'look: pull-requests', 'look: issues'],
]);
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);
/** The scripts of package.json that a text calls. */
const called = (text: string): string[] => [...text.matchAll(/\bnpm run ([\w:]+)/g)].map(([, name = '']) => name);

describe.each(workflows)('$name', ({ text, workflow }) => {
  test('names the actions of others by commit, with the version beside it', () => {
    const named = [...text.matchAll(/^ *(?:- )?uses: (.*)$/gm)].map(([, action = '']) => action);
    const loose = named.filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action));
    expect(loose.filter((action) => !action.startsWith('./'))).toEqual([]);
    expect(loose.filter((action) => !existsSync(path.join(root, action)))).toEqual([]);
  });

  test('has no rights but those that a job asks for', () => {
    expect(Object.values(workflow.permissions ?? { all: 'write' })).not.toContain('write');
    const written = Object.entries(workflow.jobs).flatMap(([name, { permissions = {} }]) =>
      Object.keys(permissions).flatMap((right) => (permissions[right] === 'write' ? [`${name}: ${right}`] : [])),
    );
    expect(written.filter((right) => !mayWrite.has(right))).toEqual([]);
  });

  test('runs nothing of a pull request with rights or secrets', () => {
    expect(Object.keys(workflow.on)).not.toEqual(expect.arrayContaining([expect.stringMatching(/_target|_run$/)]));
    if (!('pull_request' in workflow.on)) return;
    expect(text).not.toMatch(/\bsecrets(?:\.\w|: inherit)/);
    // A job that may write to the pull request has the code of the base branch.
    const writing = Object.values(workflow.jobs).filter(
      ({ permissions = {} }) => permissions['pull-requests'] === 'write',
    );
    for (const { steps: own = [] } of writing) {
      const checkouts = own.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
      expect(checkouts.map((step) => step.with?.['ref'])).toEqual(['${{ github.event.pull_request.base.sha }}']);
    }
  });

  test('puts no words of others into a command, and leaves no token behind', () => {
    steps(workflow).forEach((step) => {
      expect(step.run ?? '').not.toContain('${{');
      if (step.uses?.startsWith('actions/checkout@')) expect(step.with?.['persist-credentials']).toBe(false);
    });
  });

  test('ends by itself, and calls scripts that are there', () => {
    const endless = Object.entries(workflow.jobs).filter(([, job]) => !job.uses && !job['timeout-minutes']);
    expect(endless.map(([name]) => name)).toEqual([]);
    expect(called(text).filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

test('the newest commit goes live only after all checks of it', () => {
  const jobs = workflows.find(({ name }) => name === 'check.yml')?.workflow.jobs as Record<
    string,
    { needs?: string[] }
  >;
  const { live, ...others } = jobs;
  expect(live?.needs).toEqual(Object.keys(others));
});

test('Netlify builds with a script that is there, and publishes what it writes', () => {
  const text = read('netlify.toml');
  expect(called(text)).toEqual(['build', 'build', 'build']);
  expect(text).toContain('publish = "build"');
});
