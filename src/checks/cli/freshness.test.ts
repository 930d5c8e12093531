/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'freshness-'));
for (const name of ['docs', 'blog', 'src/content']) mkdirSync(path.join(folder, name), { recursive: true });

afterAll(() => rmSync(folder, { recursive: true }));

test('npm run check:freshness lists what is due, names what it cannot read, and never fails', () => {
  writeFileSync(path.join(folder, 'docs/a.yml'), 'kind: fd-rates\nchecked: 2020-01-01\nreviewEveryDays: 30\n');
  writeFileSync(path.join(folder, 'docs/b.yml'), 'kind: [\n');
  const script = path.resolve(__dirname, 'freshness.ts');
  const { status, stdout, stderr } = spawnSync(path.resolve('node_modules/.bin/jiti'), [script], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/^Compare each .+\n\n## docs: 1\n\n- \[ \] \[docs\/a.yml\].+\n$/);
  expect(stderr).toBe(
    '1 of 1 data files and figures is past its review date.\ndocs/b.yml could not be read; run npm run check\n',
  );
  expect(status).toBe(0);
});
