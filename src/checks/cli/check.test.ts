/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const script = path.resolve(__dirname, 'check.mjs');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  for (const name of ['docs', 'blog', 'src/content']) mkdirSync(path.join(folder, name), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

function check(environment: Record<string, string> = {}) {
  return spawnSync(process.execPath, [script], {
    cwd: folder,
    encoding: 'utf8',
    // The tests themselves may run on GitHub.
    env: { ...process.env, GITHUB_ACTIONS: '', ...environment },
  });
}

describe('npm run check:content', () => {
  it('passes when all is well', () => {
    writeFileSync(path.join(folder, 'docs/_notes.mdx'), 'Some text.\n');
    expect(check()).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Content is in order: 1 file checked\.\nChecked in \d+\.\d s\.\n$/) as string,
    });
  });

  it('lists the problems of every file and fails', () => {
    writeFileSync(path.join(folder, 'docs/a.yml'), 'kind: fd-rate\n');
    writeFileSync(path.join(folder, 'blog/_b.mdx'), '<Nte>x</Nte>\n');
    const { status, stdout } = check();
    expect(status).toBe(1);
    expect(stdout).toContain('docs/a.yml:1:7  kind: found "fd-rate"');
    expect(stdout).toContain('blog/_b.mdx:1:1  found <Nte>; did you mean "Note"?');
    expect(stdout).toContain('Found 2 problems in 2 files.');
    expect(stdout).not.toContain('::error');
  });

  it('finds one mistake among more files than one thread reads, on the first run and on the next', () => {
    for (let number = 1; number <= 150; number += 1) {
      writeFileSync(path.join(folder, `blog/_${number}.mdx`), number === 149 ? '<Nte>x</Nte>\n' : `Text ${number}.\n`);
    }
    for (const run of ['first', 'next']) {
      const { status, stdout, stderr } = check();
      expect({ run, status, stderr }).toEqual({ run, status: 1, stderr: '' });
      expect(stdout).toContain('blog/_149.mdx:1:1  found <Nte>; did you mean "Note"?');
      expect(stdout).toContain('Found 1 problem in 1 file.');
    }
  });

  it('annotates pull requests on GitHub', () => {
    writeFileSync(path.join(folder, 'docs/a.yml'), 'kind: fd-rate\n');
    expect(check({ GITHUB_ACTIONS: 'true' }).stdout).toContain(
      '::error file=docs/a.yml,line=1,col=7,title=Content::kind: found',
    );
  });
});
