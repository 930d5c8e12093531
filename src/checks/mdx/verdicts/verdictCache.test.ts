/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MdxFileInput } from '../validateMdxFile';
import { openVerdictCache } from './verdictCache';

const input: MdxFileInput = { path: 'docs/gold.mdx', text: 'Gold.', figureIds: ['gold-price'], today: '2026-11-21' };
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'verdicts-'));
  mkdirSync(path.join(root, 'checks'));
  writeFileSync(path.join(root, 'checks/checkText.ts'), 'export const checks = 1;');
});

afterEach(() => rmSync(root, { recursive: true }));

const open = () => openVerdictCache('check', root, path.join(root, 'checks'));

/** A first run that found the file in order. */
function firstRun(): void {
  const cache = open();
  expect(cache.has(input)).toBe(false);
  cache.add(input);
  expect(cache.has(input)).toBe(true);
  cache.save();
}

test('what was in order is known to the next run, also on another day', () => {
  firstRun();
  expect(open().has(input)).toBe(true);
  expect(open().has({ ...input, today: '2027-01-01' })).toBe(true);
});

test.each<[string, Partial<MdxFileInput>]>([
  ['another text', { text: 'Gold!' }],
  ['another place', { path: 'docs/silver.mdx' }],
  ['another list of figures', { figureIds: ['silver-price'] }],
  ['other data files', { dataFiles: new Map([['docs/gold.yml', 'gold-loans']]) }],
  ['a page that is finished', { draft: true }],
])('%s is judged anew', (_what, change) => {
  firstRun();
  expect(open().has({ ...input, ...change })).toBe(false);
});

test('all is judged anew when a check has changed, or the memory cannot be read', () => {
  firstRun();
  writeFileSync(path.join(root, 'checks/checkText.ts'), 'export const checks = 2;');
  expect(open().has(input)).toBe(false);
  firstRun();
  writeFileSync(path.join(root, 'node_modules/.cache/paisa-disha/check.json'), '{"version":');
  expect(open().has(input)).toBe(false);
});

test('a test beside the checks changes nothing, and each kind of run has its own memory', () => {
  firstRun();
  writeFileSync(path.join(root, 'checks/checkText.test.ts'), 'test();');
  expect(open().has(input)).toBe(true);
  expect(openVerdictCache('build', root, path.join(root, 'checks')).has(input)).toBe(false);
});

test('what a run has not asked for is forgotten', () => {
  firstRun();
  open().save();
  expect(open().has(input)).toBe(false);
});
