import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

/** Runs the command outside of a workflow, with a mirror that nothing answers for. */
function run(...args: readonly string[]) {
  const { GITHUB_TOKEN: _token, ...env } = process.env;
  const jiti = path.resolve('node_modules/jiti/lib/jiti-cli.mjs');
  return spawnSync(process.execPath, [jiti, path.join(__dirname, 'sources.ts'), ...args], { env, encoding: 'utf8' });
}

test.each([
  ['the workflow', ['--pull-requests']],
  ['a day', ['--since', 'yesterday']],
  ['a provider', ['--only', 'no-such-bank']],
])('says that it wants %s before it reads anything, without a stack trace', (wanted, args) => {
  const { status, stderr, stdout } = run(...args, '--mirror', 'http://127.0.0.1:9');
  expect(status).toBe(2);
  expect(stderr).toContain(wanted);
  expect(stderr).not.toMatch(/^\s+at /mu);
  expect(stdout).toBe('');
});

test('explains itself when asked', () => {
  const { status, stderr, stdout } = run('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('--draft');
  expect(stderr).toBe('');
});

test('ends without a stack trace when its reader has seen enough', async () => {
  const jiti = path.resolve('node_modules/jiti/lib/jiti-cli.mjs');
  const child = spawn(process.execPath, [jiti, path.join(__dirname, 'sources.ts'), '--list', '--json']);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stdout.destroy();
  const status = await new Promise((resolve) => child.on('close', resolve));
  expect(said).toBe('');
  expect(status).toBe(0);
}, 60_000);
