/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Answers } from './answers';

test('of a question whose rates are too old to rank, it says what the tile of that question shows', () => {
  const env = { ...process.env, BUILD_DATE: '2030-01-01' };
  const { examples } = JSON.parse(
    execFileSync('node', [path.join(__dirname, 'cli/answers.cjs')], { encoding: 'utf8', env }),
  ) as Answers;
  expect(examples.find(({ id }) => id === 'calculator park-money')?.text).toMatch(/^Last known FD rates: /);
}, 60_000);
