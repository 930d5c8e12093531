/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@site/tests/unit/temporaryFolder';

const repository = path.resolve(__dirname, '../..');
const folder = temporaryFolder();
const { read, write } = folder;

/** A repository with scripted builds. */
beforeEach(() => {
  for (const part of [
    ...[
      'src/checks/ready.mjs',
      'src/checks/readyForTests.mjs',
      'src/build/build.mjs',
      'src/build/siteCopy.mjs',
      'src/build/wholeBuild.mjs',
      'src/content/environment.ts',
      'src/content/today.ts',
      'src/lib/days.ts',
      'src/lib/indianDay.ts',
      'src/site.ts',
      'build.env',
    ],
    ...['tests/serve', 'src/build/output/hosts/contentTypes.mjs'],
  ]) {
    cpSync(path.join(repository, part), folder.at(part), { recursive: true });
  }
  write(
    'package.json',
    JSON.stringify({ engines: { node: '>=20.18' }, dependencies: { jiti: '1' }, devDependencies: {} }),
  );
  write('src/checks/cli/check.mjs', '');
  write('src/checks/translatedPages.ts', 'export const translatedPages = () => ({});');
  mkdirSync(folder.at('node_modules'));
  symlinkSync(path.join(repository, 'node_modules/jiti'), folder.at('node_modules/jiti'), 'dir');
});

interface Run {
  readonly status: number | null;
  readonly said: string;
}

function run(file: string, environment: Record<string, string> = {}, ...args: string[]): Run {
  const { CHAT_PHONE: _phone, SITE_URL: _url, BUILD_DATE: _date, ...rest } = process.env;
  const env = { ...rest, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    cwd: folder.path,
    encoding: 'utf8',
    env,
    timeout: 20_000,
  });
  return { status, said: stdout + stderr };
}

/** A build that writes a file before the rest. */
const building = (rest: string): void =>
  write(
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    `import { mkdirSync, writeFileSync } from 'node:fs';
    const out = process.argv[process.argv.indexOf('--out-dir') + 1];
    mkdirSync(out, { recursive: true });
    writeFileSync(out + '/index.html', 'new', { mode: 0o600 });
    ${rest}
    mkdirSync('.cache/hosts', { recursive: true });
    writeFileSync('.cache/hosts/nginx.conf', 'new');`,
  );

describe('npm run build', () => {
  beforeEach(() => {
    write('build/index.html', 'old');
    write('build/gone.html', 'old');
    write('hosts/nginx.conf', 'old');
  });

  test('replaces the last build as a whole, with its files for hosts, and everybody can read it', () => {
    building('');
    expect(run('src/build/build.mjs').status).toBe(0);
    expect([read('build/index.html'), read('hosts/nginx.conf')]).toEqual(['new', 'new']);
    expect(existsSync(folder.at('build/gone.html'))).toBe(false);
    expect(statSync(folder.at('build/index.html')).mode & 0o777).toBe(0o644);
    expect(statSync(folder.at('build')).mode & 0o005).toBe(0o005);
  });

  test.each([
    ['fails', 'process.exit(3);', /No new build: see above/],
    [
      'is killed',
      "process.kill(process.pid, 'SIGKILL'); await new Promise(() => {});",
      /as happens when memory runs out: it needs 2 GB/,
    ],
  ])('a build that %s leaves the last one whole, and says so', (_what, rest, words) => {
    building(rest);
    const { status, said } = run('src/build/build.mjs');
    expect(status).not.toBe(0);
    expect(said).toMatch(words);
    expect(said).toContain('build/ still holds the last one, whole.');
    expect([read('build/index.html'), read('build/gone.html'), read('hosts/nginx.conf')]).toEqual([
      'old',
      'old',
      'old',
    ]);
  });

  test('another language is built in a copy, so that what others read here stays English', () => {
    write('src/checks/translatedPages.ts', 'export const translatedPages = () => ({ hi: {} });');
    write(
      'src/checks/cli/messages.ts',
      `import { writeFileSync } from 'node:fs'; writeFileSync('src/words.ts', process.argv.at(-1)!);`,
    );
    write('src/words.ts', 'en');
    for (const part of ['blog', 'docs', 'i18n', 'static']) mkdirSync(folder.at(part));
    for (const part of ['docusaurus.config.ts', 'sidebars.ts', 'tsconfig.json']) write(part, '');
    write(
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
      const [, , , , locale, , out] = process.argv;
      mkdirSync(out, { recursive: true });
      writeFileSync(out + '/' + locale + '.html', readFileSync('src/words.ts'));`,
    );
    expect(run('src/build/build.mjs').status).toBe(0);
    expect([read('build/en.html'), read('build/hi.html'), read('src/words.ts')]).toEqual(['en', 'hi', 'en']);
  });

  test('what was ended between the two steps of the change-over is put back', () => {
    building('process.exit(1);');
    mkdirSync(folder.at('.cache'));
    cpSync(folder.at('build'), folder.at('.cache/last'), { recursive: true });
    rmSync(folder.at('build'), { recursive: true });
    run('src/build/build.mjs');
    expect(read('build/gone.html')).toBe('old');
  });

  test.each([
    [{ SITE_URL: 'http://a.in' }, 'SITE_URL is "http://a.in"; write https:// and the host'],
    [{ BUILD_DATE: 'today' }, 'BUILD_DATE is "today"; write a date'],
    [{ CHAT_PHONE: '12' }, 'CHAT_PHONE is "12"; write country code'],
  ])('%p is refused first, in one line without a stack', (environment, words) => {
    const { status, said } = run('src/build/build.mjs', environment);
    expect(status).toBe(1);
    expect(said.trim().split('\n')[0]).toContain(words);
    expect(said).not.toMatch(/^ +at /m);
  });
});

describe('a machine that is not ready', () => {
  const setPackages = (engine: string, packages: object): void =>
    write(
      'package.json',
      JSON.stringify({ engines: { node: engine }, dependencies: {}, devDependencies: {}, ...packages }),
    );

  test.each(['src/build/build.mjs', 'tests/serve/serveBuild.mjs'])('%s names a Node that is too old', (file) => {
    setPackages('>=99.1', {});
    expect(run(file)).toEqual({
      status: 1,
      said: expect.stringMatching(/^This site needs Node 99\.1 or newer, and this is .*\n$/) as string,
    });
  });

  test('packages that were never installed are asked for', () => {
    setPackages('>=20', { dependencies: { 'not-there': '1' }, devDependencies: { neither: '1' } });
    expect(run('src/build/build.mjs').said).toBe(
      'The packages of this site are not installed yet; run "npm ci" once, then this again.\n',
    );
  });

  test('development packages that NODE_ENV=production has left out are asked for by tests only', () => {
    setPackages('>=20', { dependencies: { jiti: '1' }, devDependencies: { neither: '1', nor: '1' } });
    expect(run('src/checks/readyForTests.mjs')).toEqual({
      status: 1,
      said: 'The package neither and 1 more is not installed; run "npm ci --include=dev", then this again.\n',
    });
    expect(run('src/checks/ready.mjs')).toEqual({ status: 0, said: '' });
  });
});

describe('npm run serve', () => {
  test('serves no build that is not whole', () => {
    write('build/404.html', 'cut');
    expect(run('tests/serve/serveBuild.mjs')).toEqual({
      status: 1,
      said: 'There is no whole build to serve; run "npm run build" first.\n',
    });
  });

  test('names a port that is in use, and how to ask for another', () => {
    write('build/404.html', '');
    write('build/_headers', '');
    const server = spawnSync(
      process.execPath,
      [
        '-e',
        `const { createServer } = require('node:net');
        const { spawnSync } = require('node:child_process');
        const server = createServer().listen(0, '127.0.0.1', () => {
          const { port } = server.address();
          const { status, stderr } = spawnSync(process.execPath, ['tests/serve/serveBuild.mjs', String(port)], { encoding: 'utf8' });
          console.log(JSON.stringify({ port, status, stderr }));
          server.close();
        });`,
      ],
      { cwd: folder.path, encoding: 'utf8' },
    );
    const { port, status, stderr } = JSON.parse(server.stdout) as { port: number; status: number; stderr: string };
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Port ${port} is in use: stop what runs there, or name another one, "npm run serve -- ${port + 1}".\n`,
    );
  });

  test.each(['a', '70000', '-1'])('refuses the port %p', (port) => {
    const { status, said } = run('tests/serve/serveBuild.mjs', {}, port);
    expect([status, said]).toEqual([1, `"${port}" is no port: write a number, "npm run serve -- 3001".\n`]);
  });
});
