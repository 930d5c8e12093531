/** @jest-environment node */
import { filesReachableFrom, type ChunkStats } from './reachableFiles';

const chunk = (id: string | number, children: (string | number)[] = []) => ({ id, files: [`${id}.js`], children });

const built: ChunkStats = {
  entrypoints: { main: { chunks: ['main'] }, islands: { chunks: ['runtime', 'islands'] } },
  chunks: [
    chunk('main', ['page']),
    chunk('page', ['react']),
    chunk('runtime'),
    chunk('islands', ['emi', 7]),
    chunk('emi', ['react', 'islands']),
    chunk(7, ['react']),
    { id: 'react', files: ['react.js', 'react.css'] },
  ],
};

test.each<[string, ChunkStats, string, string[]]>([
  ['what an entry imports now and later, each once', built, 'islands', ['runtime', 'islands', 'emi', '7', 'react']],
  ['nothing of another entry', built, 'main', ['main', 'page', 'react']],
  [
    'chunks that lead in a circle',
    { ...built, entrypoints: { x: { chunks: ['emi'] } } },
    'x',
    ['emi', 'react', 'islands', '7'],
  ],
  ['an entry of no chunks', { ...built, entrypoints: { x: { chunks: [] } } }, 'x', []],
  ['a chunk that the statistics leave out', { entrypoints: { x: { chunks: ['gone', null] } } }, 'x', []],
])('finds %s', (_what, stats, entry, chunks) => {
  const scripts = [...filesReachableFrom(stats, entry)].filter((file) => file.endsWith('.js'));
  expect(scripts.sort()).toEqual(chunks.map((name) => `${name}.js`).sort());
});

test('counts every file of a chunk', () => {
  expect(filesReachableFrom(built, 'islands')).toContain('react.css');
});

test.each<ChunkStats>([{}, { entrypoints: {} }, { entrypoints: { islands: {} } }])(
  'says so when the build has no such entry: %j',
  (stats) => {
    expect(() => filesReachableFrom(stats, 'islands')).toThrow('The client build has no entry "islands".');
  },
);
