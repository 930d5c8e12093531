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
  writeFileSync(
    path.join(folder, 'src/content/figures.yml'),
    [
      'kind: figures',
      'rows:',
      '  - { id: cess, checked: 2020-01-01, reviewEveryDays: 3650, taxYear: 2020-21, periods: [{ value: 4% }] }',
      '  - { id: ppf-rate, checked: 2020-01-01, reviewEveryDays: 3650, periods: [{ value: 7.1%, until: 2021-06-30 }] }',
      '  - { id: usual-age, practice: Rule of thumb, periods: [{ value: 21 years }] }',
    ].join('\n'),
  );
  const script = path.resolve(__dirname, 'freshness.ts');
  const { status, stdout, stderr } = spawnSync(path.resolve('node_modules/.bin/jiti'), [script], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout).toMatch(
    /^Compare each .+\n\n## Figures: 1\n\n- \[ \] \[figure cess\].+, by 2021-03-31\n\n## docs: 1\n\n- \[ \] \[docs\/a.yml\].+\n\n## Ended by themselves: 1\n\n- \[ \] \[src\/content\/figures.yml:4\].+, entry "ppf-rate": its last value ended on 30 June 2021: .+\n$/,
  );
  expect(stderr).toBe(
    '2 of 3 data files and figures are past their review date.\ndocs/b.yml could not be read; run npm run check\n',
  );
  expect(status).toBe(0);
});
