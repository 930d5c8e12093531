import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Score } from './evaluate';
import { readPairs } from './pairs';

/** What the watch is held to. `npx jiti tests/sources/report.ts` prints the numbers and each mistake. */
const LEAST = 0.95;

/** In a process of its own: the library that reads PDFs is an ES module that Jest cannot load. */
function scoreOf(isUnseen: boolean): Score {
  const report = path.join(__dirname, 'report.ts');
  const args = [
    path.resolve('node_modules/jiti/lib/jiti-cli.mjs'),
    report,
    '--json',
    ...(isUnseen ? ['--unseen'] : []),
  ];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Score;
}

test('the mirror has real histories, with their source and licence', () => {
  const pairs = readPairs();
  const sources = pairs.flatMap(({ source }) => source ?? []);
  expect(pairs.length).toBeGreaterThanOrEqual(60);
  expect(sources.length).toBeGreaterThanOrEqual(30);
  expect(sources.filter(({ commit, licence }) => commit === '' || licence === '')).toEqual([]);
});

test.each([
  ['what it was tuned with', false],
  ['what it had not seen', true],
])('finds what changed in %s, takes no noise for a change, and names each failure', (_name, isUnseen) => {
  const { precision, recall, falseInNoise } = scoreOf(isUnseen);
  expect(falseInNoise).toBe(0);
  expect(precision).toBeGreaterThanOrEqual(LEAST);
  expect(recall).toBeGreaterThanOrEqual(LEAST);
});
