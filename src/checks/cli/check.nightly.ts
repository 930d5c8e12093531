/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { edit, sampleFiles, withSite } from '@site/tests/fixtures/mistakes/spoil';
import type { Files } from '@site/tests/fixtures/mistakes/spoil';

const repository = path.resolve(__dirname, '../../..');
const ROWS = 'docs/credit-cards/cashback.yml';
const PAGE = 'docs/guide.mdx';
const PROVIDERS = 'src/content/providers.yml';

/** The site's own script, to include npm's handling of flags. */
const { scripts } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const script = scripts.check?.replace(/src\/checks\S+/, (file) => `"${path.join(repository, file)}"`);

/** Runs the command in a site with the necessary tools. */
function check(files: Files, use: (run: (...args: string[]) => string, root: string) => void): void {
  withSite(files, (root) => {
    for (const name of ['.cspell', 'cspell.json', '.prettierrc.json', '.markdownlint-cli2.jsonc']) {
      cpSync(path.join(repository, name), path.join(root, name), { recursive: true });
    }
    mkdirSync(path.join(root, 'node_modules'));
    writeFileSync(path.join(root, 'package.json'), JSON.stringify({ scripts: { ...scripts, check: script } }));
    use((...args) => {
      const options = { cwd: root, encoding: 'utf8', env: { ...process.env, GITHUB_ACTIONS: '' } } as const;
      const { stdout, stderr } = spawnSync('npm', ['run', '--silent', 'check', '--', ...args], options);
      expect(stderr.replace(/^npm warn .*\n/gm, '')).toBe('');
      return stdout;
    }, root);
  });
}

test('npm run check says what the robot says, and --fix mends it', () => {
  const files = sampleFiles();
  edit(PAGE, 'The house stands', 'The hause of Repcow stands')(files);
  edit(PAGE, '## What to do\n', '## What to do\n\n\n')(files);
  edit(ROWS, 'order: { by: card, first: a-to-z }', 'order: {by: card, first: a-to-z}')(files);
  check(files, (run, root) => {
    const first = run();
    expect(first).toMatch(/docs\/guide\.mdx:20:9 {2}found "hause"; no dictionary has this word; write "/);
    expect(first).toMatch(/docs\/guide\.mdx:20:\d+ {2}found "Repcow"; no dictionary has this word/);
    expect(first).toMatch(/docs\/guide\.mdx:\d+:1 {2}leave one empty line, not several/);
    expect(first).toContain(`${ROWS}:6:1  the format differs from that of all data files`);

    // Providers' names are allowed words.
    const providers = path.join(root, PROVIDERS);
    writeFileSync(providers, readFileSync(providers, 'utf8').replace('name: HDFC Bank', 'name: Repcow Bank'));
    const fixed = run('--fix', '--words');
    expect(fixed).toContain(`${ROWS}: formatted`);
    expect(fixed).toContain('.cspell/words.txt: added hause\n');
    expect(fixed).toMatch(/Content is in order: \d+ files checked\./);
    expect(readFileSync(path.join(root, ROWS), 'utf8')).toContain('order: { by: card, first: a-to-z }');
    writeFileSync(path.join(root, ROWS), 'kind: fd-rate\n');
    expect(run()).toContain(`${ROWS}:1:7  kind: found "fd-rate"`);
  });
}, 120_000);

test('a reader that has seen enough, as in "npm run check | head", is no error', () => {
  const { stderr } = spawnSync('sh', ['-c', `"${process.execPath}" "${path.join(__dirname, 'check.mjs')}" | true`], {
    cwd: path.resolve(__dirname, '../../..'),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
}, 120_000);
