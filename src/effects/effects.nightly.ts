/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commitAll, git, testWithGit } from '@site/tests/unit/gitRepository';

/** What the job of a pull request runs, in a clone of a bare repository. */

const LOANS = 'docs/home-loans.yml';
const root = path.resolve(__dirname, '../..');

testWithGit(
  'a slip in the rate of a home loan is plain in the table of the job',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'effects-job-'));
    try {
      const [bare, clone] = ['host.git', 'clone'].map((name) => path.join(folder, name)) as [string, string];
      git(folder, '2026-12-01', 'clone', '--quiet', '--bare', `file://${root}`, bare);
      git(folder, '2026-12-01', 'clone', '--quiet', `file://${bare}`, clone);
      symlinkSync(path.join(root, 'node_modules'), path.join(clone, 'node_modules'));
      const base = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: clone, encoding: 'utf8' }).trim();
      git(clone, '2026-12-01', 'checkout', '--quiet', '-b', 'slip');
      const written = readFileSync(path.join(clone, LOANS), 'utf8');
      const [row = '', rate = ''] =
        /- provider: bank-of-baroda\n\s+rates:\n\s+- rate: from (\d\.\d\d%)/.exec(written) ?? [];
      expect(rate).not.toBe('');
      writeFileSync(path.join(clone, LOANS), written.replace(row, row.replace(rate, '2.75%')));
      commitAll(clone, '2026-12-02');

      const [summary, output] = ['summary', 'output'].map((name) => path.join(folder, name)) as [string, string];
      execFileSync('bash', ['.github/effects.sh'], {
        cwd: clone,
        env: { ...process.env, BASE: base, GITHUB_STEP_SUMMARY: summary, GITHUB_OUTPUT: output },
      });
      const table = readFileSync(summary, 'utf8');
      expect(table).toMatch(
        new RegExp(`^- \\[ \\] Bank of Baroda, Interest rate: from ${rate} → from 2\\.75%, first of \\d+`, 'm'),
      );
      expect(table).toMatch(/\| \/ \| home question home \| .* \| At 2\.75% you pay/);
      expect(readFileSync(output, 'utf8')).toContain(table);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  300_000,
);
