import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@site/tests/unit/temporaryFolder';
import { fileOfHost, openMemory, type ValueMemory } from './memory';
import { seenValues } from './seenValues';

const folder = temporaryFolder();

const ADDRESS = 'https://www.a.in/rates';
const value: ValueMemory = {
  value: '8.00%',
  seen: '2026-11-27',
  looked: '2026-11-27',
  quote: 'row 3: 8.00',
  anchors: [],
};

function remember(values: Readonly<Record<string, ValueMemory>>, address = ADDRESS): void {
  const memory = openMemory(folder.path);
  memory.remember(address, { hash: 'h', etag: '"1"' }, values);
  memory.save('a.in');
}

test('what is remembered is there the next time', () => {
  remember({ k: value });
  const memory = openMemory(folder.path);
  expect(memory.document(ADDRESS)).toMatchObject({ hash: 'h', etag: '"1"' });
  expect(memory.values(ADDRESS)).toEqual({ k: value });
});

test('a run without changes rewrites nothing', () => {
  remember({ k: value, j: value });
  const file = folder.at(fileOfHost('a.in'));
  const { ino, mtimeMs } = statSync(file);
  remember({ j: value, k: value });
  expect(statSync(file)).toMatchObject({ ino, mtimeMs });
});

test('a broken file only means that its host is read anew', () => {
  folder.write(fileOfHost('a.in'), '{"documents": {');
  expect(openMemory(folder.path).document(ADDRESS)).toBeUndefined();
});

test('of several documents the one looked at last decides what was seen', () => {
  remember({ k: value });
  remember({ k: { ...value, now: '8.25%', looked: '2026-12-04' } }, 'https://a.in/other');
  expect(seenValues(folder.path).get('k')).toMatchObject({ isChanged: true });
});

test('killed at any moment, every file is whole', async () => {
  const program = folder.at('remember.ts');
  writeFileSync(
    program,
    `import { openMemory } from ${JSON.stringify(path.resolve('src/sources/memory/memory'))};
const memory = openMemory(${JSON.stringify(folder.path)});
for (let day = 0; ; day += 1) {
  const values = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [
    'value ' + at,
    { value: '8.00%', looked: String(day), quote: 'q'.repeat(200), anchors: [] },
  ]));
  memory.remember('https://a.in/rates', { hash: String(day) }, values);
  memory.save('a.in');
}`,
  );
  const file = folder.at(fileOfHost('a.in'));
  for (const delay of [50, 75, 110]) {
    rmSync(file, { force: true });
    const child = spawn(process.execPath, [path.resolve('node_modules/jiti/lib/jiti-cli.mjs'), program], {
      stdio: 'ignore',
    });
    const hasEnded = new Promise((resolve) => child.on('exit', resolve));
    while (!existsSync(file) && child.exitCode === null) await pause(20);
    await pause(delay);
    child.kill('SIGKILL');
    await hasEnded;
    const { values } = JSON.parse(readFileSync(file, 'utf8')) as { values: Record<string, object> };
    expect(Object.keys(values['https://a.in/rates'] ?? {})).toHaveLength(3000);
  }
});

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
