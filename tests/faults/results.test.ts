/** @jest-environment node */
import { temporaryFolder } from '@site/tests/unit/temporaryFolder';
import { buildId, readResult, shardOf, summary, writeResult, type Case, type Result } from './results';

const folder = temporaryFolder();

// The list of islands comes with Playwright, which Jest cannot load.
jest.mock('../e2e/support/faultCells', () => ({ cells: [], titleOf: ({ island }: { island: string }) => island }));

const one = (island: string): Case => ({ island, screen: 'phone' }) as Case;
const result = (name: string, outcome: Result['outcome']): Result => ({ name, outcome, took: 60_000, error: 'why' });

test('a result is found again, and a case without one has none', () => {
  writeResult(folder.path, result('phone: A', 'failed'));
  expect(readResult(folder.path, 'phone: A')?.outcome).toBe('failed');
  expect(readResult(folder.path, 'phone: B')).toBeUndefined();
});

test('all shards together are the list, each item once', () => {
  const list = Array.from({ length: 23 }, (_, index) => index);
  const shards = ['1/4', '2/4', '3/4', '4/4'].map((shard) => shardOf(list, shard));
  expect(shards.flat().sort((a, b) => a - b)).toEqual(list);
});

test.each(['0/4', '5/4', '4', 'a/b', ''])('--shard %p is refused', (shard) => {
  expect(() => shardOf([], shard)).toThrow('such as 1/4');
});

test('only a matrix that is whole and without a failure is green', () => {
  writeResult(folder.path, result('phone: A', 'passed'));
  expect(summary([one('A'), one('B')], folder.path)).toMatchObject({ isGreen: false });
  writeResult(folder.path, result('phone: B', 'not there'));
  expect(summary([one('A'), one('B')], folder.path)).toMatchObject({ isGreen: true });
  writeResult(folder.path, result('phone: B', 'failed'));
  const { text, isGreen } = summary([one('A'), one('B')], folder.path);
  expect(isGreen).toBe(false);
  expect(text).toContain('2 cases: 1 passed, 1 failed, 0 not there, 0 without a result');
  expect(text).toContain('FAILED  phone: B\nwhy');
});

test('another build has other results', () => {
  folder.write('a.html', 'a');
  const before = buildId(folder.path);
  expect(buildId(folder.path)).toBe(before);
  folder.write('a.html', 'b');
  expect(buildId(folder.path)).not.toBe(before);
});
