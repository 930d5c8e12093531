/** @jest-environment node */
import { mkdirSync } from 'node:fs';
import { temporaryFolder } from '@site/tests/unit/temporaryFolder';
import type * as CacheModule from './cache';

const folder = temporaryFolder();

beforeEach(() => {
  mkdirSync(folder.at('node_modules'));
});
/** A process that requests these texts. @returns the ones it had to compute */
function run(texts: readonly string[], version = '1'): string[] {
  const missing: string[] = [];
  jest.isolateModules(() => {
    const { openCache } = jest.requireActual<typeof CacheModule>('./cache');
    const cache = openCache<string>('upper', folder.path, version);
    for (const text of texts) {
      if (cache.get(text) === text.toUpperCase()) continue;
      missing.push(text);
      cache.set(text, text.toUpperCase());
    }
    cache.save();
  });
  return missing;
}

test('a result is worked out once, and is there in the next process', () => {
  expect(run(['gold', 'cars'])).toEqual(['gold', 'cars']);
  expect(run(['gold', 'cars'])).toEqual([]);
});

test('another version starts anew', () => {
  run(['gold']);
  expect(run(['gold'], '2')).toEqual(['gold']);
});

test('what a run has not asked for is gone once it has stored something new', () => {
  run(['gold']);
  run(['silver']);
  expect(run(['gold'])).toEqual(['gold']);
});
