/** @jest-environment node */
// cspell:ignore FONTCONFIG
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './unit/temporaryFolder';

const repository = path.resolve(__dirname, '..');
const { scripts } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** A repository whose checks do nothing, on a machine that has everything. */
const folder = temporaryFolder();

beforeEach(() => {
  for (const part of [
    'src/checks/ready.mjs',
    'src/checks/readyForTests.mjs',
    'tests/prepare',
    'tests/run-checks.mjs',
  ]) {
    cpSync(path.join(repository, part), folder.at(part), { recursive: true });
  }
  symlinkSync(path.join(repository, 'node_modules'), folder.at('node_modules'), 'dir');
  for (const name of ['chromium', 'firefox', 'WebKitWebDriver', 'Xvfb', 'nginx']) {
    folder.write(`bin/${name}`, '#!/bin/sh\necho "1.2.3"\n');
    chmodSync(folder.at(`bin/${name}`), 0o755);
  }
  // A test installs nothing.
  folder.write('bin/apt-get', '#!/bin/sh\nexit 100\n');
  chmodSync(folder.at('bin/apt-get'), 0o755);
});

/** @param changed what some scripts do instead of nothing */
function runChecks(changed: Record<string, string>, ...args: string[]): { status: number | null; lines: string[] } {
  const all = Object.fromEntries(Object.keys(scripts).map((name) => [name, changed[name] ?? 'true']));
  const engines = { node: '>=20.18' };
  const text = JSON.stringify({ engines, dependencies: {}, devDependencies: {}, scripts: all });
  folder.write('package.json', text);
  const env = { ...process.env, PATH: `${folder.at('bin')}:${process.env.PATH}`, FONTCONFIG_FILE: 'its own' };
  const { status, stdout } = spawnSync(process.execPath, ['tests/run-checks.mjs', ...args], {
    cwd: folder.path,
    encoding: 'utf8',
    env,
  });
  return { status, lines: stdout.trim().split('\n') };
}

const NO_SCREEN = 'echo "lines of it"; echo "There is no screen: do this."; exit 77';

test('all checks pass, and the preparation is timed apart', () => {
  const { status, lines } = runChecks({});
  expect(lines[0]).toMatch(/^prepared in [\d.]+ s$/);
  expect(lines.at(-1)).toBe('12 passed, 0 failed');
  expect(status).toBe(0);
}, 120_000);

test('a check that could not be run is not a pass: the last line says why, and the status is 77', () => {
  const { status, lines } = runChecks({ 'test:preview': NO_SCREEN });
  expect(lines.slice(-2)).toEqual([
    '11 passed, 0 failed, 1 not run',
    'Not run: test:preview. There is no screen: do this.',
  ]);
  expect(status).toBe(77);
}, 120_000);

test('a failure weighs more', () => {
  expect(runChecks({ 'test:preview': NO_SCREEN, 'check:types': 'false' }).status).toBe(1);
}, 120_000);

test('without a browser, what needs one is not begun, and all else runs', () => {
  process.env.CHROMIUM_PATH = folder.path;
  const { status, lines } = runChecks({ 'test:e2e': 'false', 'test:preview': 'false' });
  delete process.env.CHROMIUM_PATH;
  expect(lines.at(-2)).toBe('10 passed, 0 failed, 2 not run');
  expect(lines.at(-1)).toMatch(/^Not run: test:e2e, test:preview\. CHROMIUM_PATH is .*, which is no program/);
  expect(status).toBe(77);
}, 120_000);

test('"test:all" has failed where something could not be run', () => {
  const { status, lines } = runChecks({ 'test:firefox': NO_SCREEN }, '--all');
  expect(lines).toContain('Not run: test:firefox. There is no screen: do this.');
  expect(status).toBe(1);
}, 180_000);
