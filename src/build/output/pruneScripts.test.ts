/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { temporaryFolder } from '@site/tests/unit/temporaryFolder';
import { pruneScripts } from './pruneScripts';

const folder = temporaryFolder();

test('deletes the scripts that no page loads, and nothing else', async () => {
  for (const name of ['main', 'islands', 'page']) folder.write(`assets/js/${name}.js`);
  folder.write('index.html');
  await pruneScripts(folder.path, new Set(['assets/js/islands.js']));
  expect(readdirSync(folder.at('assets/js'))).toEqual(['islands.js']);
  expect(readdirSync(folder.path).sort()).toEqual(['assets', 'index.html']);
});
