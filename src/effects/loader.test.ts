/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import slabs from '@site/src/content/deposit-slabs.yml';

test('a data file that the build joins with others has the same rows here as on its page', () => {
  const code = "JSON.stringify(require('./src/effects/loader.cjs')('@site/src/content/deposit-slabs.yml').default)";
  expect(JSON.parse(execFileSync('node', ['-p', code], { encoding: 'utf8' }))).toEqual(slabs);
});
