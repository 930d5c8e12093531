/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { announceChunk } from './clientManifest';

const built = {
  entrypoints: ['main', 'islands'],
  origins: { main: ['main'], islands: ['islands'], react: [7, 8] },
  assets: { 8: { js: [{ file: 'react.js' }] } },
};

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'manifest-'));
  file = path.join(folder, 'client-manifest.json');
  await writeFile(file, JSON.stringify(built));
});

afterEach(() => rm(folder, { recursive: true }));

test('adds the chunk to the entries and leaves everything else as it is', async () => {
  await announceChunk(file, 'react');
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ ...built, entrypoints: ['main', 'islands', 'react'] });
});

test('names the chunk that is not there', async () => {
  await expect(announceChunk(file, 'preact')).rejects.toThrow('no chunk "preact"');
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(built);
});
