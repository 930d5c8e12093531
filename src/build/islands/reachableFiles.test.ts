/** @jest-environment node */
import { allFiles, filesReachableFrom, type ChunkStats } from './reachableFiles';

type Ids = readonly (string | number)[];
interface More {
  readonly from?: readonly string[];
  readonly reason?: string;
}

const chunk = (id: string | number, children: Ids = [], { from = [], reason }: More = {}) => ({
  id,
  files: [`${id}.js`],
  children,
  origins: from.map((request) => ({ request })),
  ...(reason && { reason }),
});

const emi = './Emi/Emi.island';
const search = './Search/Search.island';

const built: ChunkStats = {
  entrypoints: { main: { chunks: ['main'] }, islands: { chunks: ['runtime', 'islands'] } },
  chunks: [
    chunk('main', ['page']),
    chunk('page', ['react']),
    chunk('runtime'),
    chunk('islands', ['emi', 7, 'hydrate', 'react', 'toast']),
    chunk('toast', ['islands'], { from: ['./toast'] }),
    chunk('hydrate', [], { from: ['./hydrate'] }),
    chunk('emi', ['table'], { from: [emi] }),
    chunk('table', ['emi'], { from: ['./table'] }),
    chunk(7, ['words'], { from: [search] }),
    chunk('words', [], { from: ['./words'] }),
    {
      ...chunk('react', ['table', 'words', 'toast'], {
        from: [emi, search, './hydrate'],
        reason: 'split chunk (cache group: react)',
      }),
      files: ['react.js', 'react.css'],
    },
  ],
};

const scripts = (files: Iterable<string> | undefined): string[] =>
  [...(files ?? [])]
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.slice(0, -3))
    .sort();

test('tells what every page may load from what comes with an island', () => {
  const { everyPage, byIsland } = filesReachableFrom(built, 'islands');
  expect(scripts(everyPage)).toEqual(['hydrate', 'islands', 'react', 'runtime', 'toast']);
  expect(Object.keys(byIsland).sort()).toEqual(['Emi', 'Search']);
  expect(scripts(byIsland.Emi)).toEqual(['emi', 'react', 'table']);
  expect(scripts(byIsland.Search)).toEqual(['7', 'react', 'words']);
});

test('counts every file of a chunk once', () => {
  const files = allFiles(filesReachableFrom(built, 'islands'));
  expect(files).toContain('react.css');
  expect(scripts(files)).toEqual(['7', 'emi', 'hydrate', 'islands', 'react', 'runtime', 'table', 'toast', 'words']);
});

test.each<[string, ChunkStats, Ids]>([
  ['an entry without islands', { ...built, entrypoints: { x: { chunks: ['main'] } } }, ['main', 'page', 'react']],
  ['an entry of no chunks', { ...built, entrypoints: { x: { chunks: [] } } }, []],
  ['a chunk that the statistics leave out', { entrypoints: { x: { chunks: ['gone', null] } } }, []],
])('finds what %s loads', (_what, stats, expected) => {
  expect(scripts(filesReachableFrom(stats, 'x').everyPage)).toEqual(expected);
});

test.each<ChunkStats>([{}, { entrypoints: {} }, { entrypoints: { islands: {} } }])(
  'says so when the build has no such entry: %j',
  (stats) => {
    expect(() => filesReachableFrom(stats, 'islands')).toThrow('The client build has no entry "islands".');
  },
);

test('an import by name asks for its own chunk and for what was split off from it', () => {
  const ofModule = (id: string, module: string, siblings: Ids = []) => ({
    ...chunk(id),
    modules: [{ name: `./src/${module}.ts + 3 modules` }],
    siblings,
  });
  const { byImport } = filesReachableFrom(
    {
      entrypoints: { islands: { chunks: [] } },
      chunks: [
        ofModule('cars', 'lists/car-loans/index', ['rows']),
        chunk('rows'),
        ofModule('emi', 'calculators/emi/index'),
        ofModule('layout', 'machines/calculator/calculatorLayout'),
        ofModule('other', 'machines/calculator/Machine'),
      ],
    },
    'islands',
  );
  expect(byImport).toEqual({
    'lists/car-loans': ['cars.js', 'rows.js'],
    'calculators/emi': ['emi.js'],
    'machines/calculator/calculatorLayout': ['layout.js'],
  });
});
