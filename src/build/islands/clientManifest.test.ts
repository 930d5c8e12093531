/** @jest-environment node */
import { temporaryFolder } from '@site/tests/unit/temporaryFolder';
import { announceChunk } from './clientManifest';

const built = {
  entrypoints: ['main', 'islands'],
  origins: { main: ['main'], islands: ['islands'], react: [7, 8] },
  assets: { 8: { js: [{ file: 'react.js' }] } },
};

const folder = temporaryFolder();
const NAME = 'client-manifest.json';

beforeEach(() => folder.write(NAME, JSON.stringify(built)));

test('adds the chunk to the entries and leaves everything else as it is', async () => {
  await announceChunk(folder.at(NAME), 'react');
  expect(JSON.parse(folder.read(NAME))).toEqual({ ...built, entrypoints: ['main', 'islands', 'react'] });
});

test('names the chunk that is not there', async () => {
  await expect(announceChunk(folder.at(NAME), 'preact')).rejects.toThrow('no chunk "preact"');
  expect(JSON.parse(folder.read(NAME))).toEqual(built);
});
