/** @jest-environment node */
import path from 'node:path';
import { bringsDocusaurus } from '../../.config/lint/aloneInTheBrowser.mjs';

const src = path.resolve(__dirname, '../../src');

test.each([
  ['machines/list/Row.tsx', '@docusaurus/Link', true],
  ['machines/list/Row.tsx', '../../ui/Button', true],
  ['machines/list/Row.tsx', '@site/src/ui/Button', true],
  ['machines/list/Row.tsx', '../../ui/Button/styles.module.css', false],
  ['machines/list/Row.tsx', '../../ui/InnerLink', false],
  ['machines/list/Row.tsx', 'react', false],
  // From the same room, which the text of the path does not name
  ['parts/home/answer/Answered.tsx', '../ProductGrid', true],
  ['parts/home/answer/Answered.tsx', '../HomeHero', true],
  ['parts/home/answer/Answered.tsx', './source', false],
])('%s, an island, importing %s would bring Docusaurus: %s', (file, imported, isRefused) => {
  expect(bringsDocusaurus(path.join(src, file), imported)).toBe(isRefused);
});
