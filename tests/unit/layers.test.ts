/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { arrowUp, rooms } from '../../.config/lint/layers.mjs';

const src = path.resolve(__dirname, '../../src');

test.each([
  ['lib/finance/emi.ts', '../../content/law/taxRegimes', true],
  ['lib/finance/emi.ts', '../format/rupees', false],
  ['machines/list/Row.tsx', '../../lists/index', true],
  ['machines/list/Row.tsx', '@site/src/parts/useSiteData', true],
  ['lists/index.ts', '../machines/list/definition', false],
  ['parts/home/Today.tsx', '@site/src/lists', false],
  ['parts/home/Today.tsx', '@docusaurus/Link', false],
  ['content/today.ts', '../site', false],
])('%s may not import %s: %s', (file, imported, isRefused) => {
  expect(arrowUp(path.join(src, file), imported) !== undefined).toBe(isRefused);
});

test('every room has its place in the order', () => {
  const found = readdirSync(src, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  // Styles import nothing.
  expect(found.map(({ name }) => name).filter((name) => name !== 'css' && !rooms.includes(name))).toEqual([]);
  expect(rooms.filter((room) => !existsSync(path.join(src, room)) && room !== 'site')).toEqual([]);
});
