/** @jest-environment node */
import { allFiles, filesOfIslandsIn, filesReachableFrom, type ChunkStats } from './reachableFiles';

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

const ofModule = (id: string, module: string, { children = [] as Ids, siblings = [] as Ids } = {}) => ({
  ...chunk(id, children),
  modules: [{ name: `./src/${module}.ts + 3 modules` }],
  siblings,
});

const withImports: ChunkStats = {
  entrypoints: { islands: { chunks: ['islands'] } },
  chunks: [
    chunk('islands', ['emi']),
    chunk('emi', ['loan', 'card', 'table'], { from: [emi] }),
    chunk('table'),
    ofModule('loan', 'calculators/loan/index', { siblings: ['rows'], children: ['list'] }),
    chunk('rows'),
    ofModule('list', 'lists/car-loans/index'),
    ofModule('card', 'calculators/card/index'),
    ofModule('layout', 'machines/calculator/calculatorLayout'),
  ],
};

test('an import by name asks for its own chunk and for what was split off from it, and may ask for more later', () => {
  expect(filesReachableFrom(withImports, 'islands').byImport).toEqual({
    'calculators/loan': { atOnce: ['loan.js', 'rows.js'], ever: ['rows.js', 'loan.js', 'list.js'] },
    'calculators/card': { atOnce: ['card.js'], ever: ['card.js'] },
    'lists/car-loans': { atOnce: ['list.js'], ever: ['list.js'] },
    'machines/calculator/calculatorLayout': { atOnce: ['layout.js'], ever: ['layout.js'] },
  });
});

test('a page may load what its islands import, and no other module of that kind', () => {
  const files = filesReachableFrom(withImports, 'islands');
  const loaded = (island: string): readonly string[] =>
    scripts(filesOfIslandsIn(`<main><div ${island}></div></main>`, files));
  expect(loaded('data-island="Emi" data-island-id="x" data-island-imports="calculators/card"')).toEqual([
    'card',
    'emi',
    'table',
  ]);
  expect(loaded('data-island="Emi" data-island-imports="calculators/loan"')).toEqual([
    'emi',
    'list',
    'loan',
    'rows',
    'table',
  ]);
  expect(loaded('data-island="Emi"')).toEqual(['card', 'emi', 'list', 'loan', 'table']);
  expect(loaded('data-term="emi"')).toEqual([]);
});
