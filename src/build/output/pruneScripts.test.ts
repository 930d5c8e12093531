/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pruneScripts } from './pruneScripts';

test('deletes the scripts that no page loads, and nothing else', async () => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'prune-'));
  const folder = path.join(outDir, 'assets', 'js');
  await mkdir(folder, { recursive: true });
  await Promise.all(['main.js', 'islands.js', 'page.js'].map((name) => writeFile(path.join(folder, name), '')));
  await writeFile(path.join(outDir, 'index.html'), '');

  await pruneScripts(outDir, new Set(['assets/js/islands.js']));
  expect(await readdir(folder)).toEqual(['islands.js']);
  expect((await readdir(outDir)).sort()).toEqual(['assets', 'index.html']);
  await rm(outDir, { recursive: true });
});
