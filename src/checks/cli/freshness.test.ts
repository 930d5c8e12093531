/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'freshness-'));
for (const name of ['docs', 'blog', 'src/content']) mkdirSync(path.join(folder, name), { recursive: true });

afterAll(() => rmSync(folder, { recursive: true }));

function run(...options: string[]): ReturnType<typeof spawnSync> {
  const args = [path.resolve(__dirname, 'freshness.mjs'), ...options];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
}

test('npm run check:freshness lists what is due, names what it cannot read, and never fails', () => {
  writeFileSync(path.join(folder, 'docs/a.yml'), 'kind: fd-rates\nchecked: 2020-01-01\nreviewEveryDays: 30\n');
  writeFileSync(path.join(folder, 'docs/b.yml'), 'kind: [\n');
  const { status, stdout, stderr } = run();
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^2020-01-31 +\d+ {2}docs\/a\.yml +no page$/m);
  expect(stdout).toContain('docs/b.yml could not be read; run npm run check');
  expect(status).toBe(0);
});

test('with --markdown it prints the text of an issue and nothing else', () => {
  writeFileSync(path.join(folder, 'docs/a.yml'), 'kind: fd-rates\nchecked: 2020-01-01\nreviewEveryDays: 30\n');
  expect(run('--markdown').stdout).toMatch(/^Compare each .+\n\n## docs: 1\n\n- \[ \] \[docs\/a.yml\].+\n$/);
});
