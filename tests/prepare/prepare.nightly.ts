/** @jest-environment node */
// cspell:ignore FONTCONFIG esac libnss
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const COULD_NOT_RUN = 77;
const command = path.join(__dirname, 'prepare.mjs');
const BROWSER = 'echo "Chromium 150.0.1.2"';

/** A machine of its own: a folder with the few programs that are on it. */
let machine: string;

function program(name: string, script: string): void {
  const file = path.join(machine, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

/** An apt-get that takes its time, notes when it begins and ends, and brings a browser. */
const APT = `
echo "begin $*" >> "$LOG"
sleep 0.3
case "$*" in
  *install*) printf '#!/bin/sh\\n%s\\n' '${BROWSER}' > "$BIN/chromium-headless-shell"; chmod +x "$BIN/chromium-headless-shell";;
esac
echo "end" >> "$LOG"`;

const environment = (more: object = {}): NodeJS.ProcessEnv => ({
  ...{ PATH: machine, BIN: machine, LOG: path.join(machine, 'log'), HOME: machine, TMPDIR: machine },
  ...{ PLAYWRIGHT_BROWSERS_PATH: path.join(machine, 'none'), FONTCONFIG_FILE: 'its own', NODE_ENV: 'test' },
  ...more,
});

interface Run {
  readonly status: number | null;
  readonly printed: string;
}

async function prepare(more: object = {}): Promise<Run> {
  const child = spawn(process.execPath, [command, 'chromium'], { env: environment(more) });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, printed };
}

const log = (): string[] =>
  (existsSync(path.join(machine, 'log')) ? readFileSync(path.join(machine, 'log'), 'utf8') : '').trim().split('\n');

beforeEach(() => {
  machine = mkdtempSync(path.join(tmpdir(), 'machine-'));
  for (const name of ['sh', 'env', 'sleep', 'cat', 'chmod', 'rm', 'true', ...(hasFlock ? ['flock'] : [])]) {
    const { stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    symlinkSync(stdout.startsWith('/') ? stdout.trim() : `/bin/${name}`, path.join(machine, name));
  }
  program('sudo', 'shift; exec "$@"');
});
afterEach(() => rmSync(machine, { recursive: true }));

const hasFlock = spawnSync('flock', ['--version']).status === 0;
const testWithFlock = hasFlock ? test : test.skip;

test('a browser that is there is taken, and nothing is installed', async () => {
  program('apt-get', APT);
  program('chromium', BROWSER);
  expect(await prepare()).toEqual({ status: 0, printed: '' });
  expect(log()).toEqual(['']);
});

test('a browser that cannot start is passed over, and another is installed, with a line that says what and where', async () => {
  program('apt-get', APT);
  program('chromium', 'echo "error while loading shared libraries: libnss3.so" >&2; exit 127');
  const { status, printed } = await prepare();
  expect([status, printed]).toEqual([
    0,
    'Installing fonts-noto-core, chromium-headless-shell with apt-get, below /usr.\n',
  ]);
});

testWithFlock('of several preparations at once, one installs and the others wait for it', async () => {
  program('apt-get', APT);
  const runs = await Promise.all([prepare(), prepare(), prepare()]);
  expect(runs.map(({ status }) => status)).toEqual([0, 0, 0]);
  // An update and an installation, one after the other, once.
  expect(log().map((line) => line.split(' ')[0])).toEqual(['begin', 'end', 'begin', 'end']);
});

testWithFlock('a preparation that is killed holds up no other', async () => {
  program('apt-get', APT.replace('sleep 0.3', 'sleep 30'));
  const first = spawn(process.execPath, [command, 'chromium'], { env: environment() });
  while (log()[0] === '') await new Promise((resolve) => setTimeout(resolve, 50));
  first.kill('SIGKILL');
  await once(first, 'exit');
  program('apt-get', APT);
  expect((await prepare()).status).toBe(0);
});

test.each(['lists', 'archives'])('apt’s lock of its %s is waited for', async (what) => {
  program(
    'apt-get',
    `if [ -e "$BIN/locked" ]; then rm "$BIN/locked"; echo "E: Could not get lock /var/${what}/lock" >&2; exit 100; fi; ${APT}`,
  );
  writeFileSync(path.join(machine, 'locked'), '');
  const { status, printed } = await prepare();
  expect(status).toBe(0);
  expect(printed).toContain('Waiting for another installation on this machine to end.');
});

test('apt is told to wait for its own lock', async () => {
  program('apt-get', APT);
  await prepare();
  for (const line of log().filter((one) => one.startsWith('begin'))) expect(line).toContain('DPkg::Lock::Timeout=600');
});

const isRoot = process.getuid?.() === 0;

test.each<[string, () => void, RegExp]>([
  ['no apt-get', () => undefined, /there is no apt-get on this machine/],
  // Root is asked for nothing.
  ...(isRoot
    ? []
    : [
        [
          'no right to install',
          () => {
            program('apt-get', APT);
            program('sudo', 'exit 1');
          },
          /installing needs root, or sudo without a password/,
        ] satisfies [string, () => void, RegExp],
      ]),
  [
    'no network',
    () => program('apt-get', 'echo "many"; echo "lines"; echo "E: Unable to fetch some archives" >&2; exit 100'),
    /apt-get could not install it \(Unable to fetch some archives\)/,
  ],
])(
  'with %s, one sentence says what to do and what was not run, and the status is neither of the usual two',
  async (_case, arrange, reason) => {
    arrange();
    const { status, printed } = await prepare({ npm_lifecycle_event: 'test:e2e' });
    const said = printed.split('\n').filter((line) => line && !line.startsWith('Installing '));
    expect(said).toEqual([
      expect.stringMatching(/^Not run: test:e2e\. Chromium with fonts is missing, and .*npx playwright install/),
    ]);
    expect(said[0]).toMatch(reason);
    expect(status).toBe(COULD_NOT_RUN);
  },
);

test.each([
  ['a folder', () => machine, 'which is no program'],
  ['a file that is not there', () => path.join(machine, 'none'), 'which is no program'],
  ['a program that cannot start', () => path.join(machine, 'broken'), /which cannot say its version \(.*libnss3.so\)/],
])('CHROMIUM_PATH that is %s is refused once, and nothing is installed in its place', async (_case, file, words) => {
  program('apt-get', APT);
  program('broken', 'echo "error while loading shared libraries: libnss3.so" >&2; exit 127');
  const { status, printed } = await prepare({ CHROMIUM_PATH: file(), npm_lifecycle_event: 'test:e2e' });
  expect(status).toBe(COULD_NOT_RUN);
  expect(printed.trim().split('\n')).toEqual([
    expect.stringContaining(`Not run: test:e2e. CHROMIUM_PATH is ${file()}, `),
  ]);
  expect(printed).toMatch(words);
  expect(log()).toEqual(['']);
});
