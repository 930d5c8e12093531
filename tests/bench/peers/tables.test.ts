import { buildTable, compareBuilds, compareViews, viewTable } from './tables.mjs';

const MEGABYTE = 1024 ** 2;

function result(name: string, seconds: number, bytes: Partial<Record<'HTML' | 'script' | 'font', number>>) {
  const cost = { wallSeconds: seconds, cpuSeconds: 2 * seconds, memoryBytes: 100 * seconds * MEGABYTE };
  return {
    name,
    builds: { cold: cost, warm: { ...cost, cpuSeconds: seconds }, edited: cost },
    view: {
      bytes: { HTML: 0, CSS: 0, script: 0, font: 0, image: 0, other: 0, ...bytes },
      headers: 500,
      requests: 4,
      laterBytes: 0,
    },
  };
}

const ours = result('This site', 10, { HTML: 4096, script: 2048 });
const peer = result('A peer', 20, { HTML: 2048, script: 8192, font: 1024 });

test('a build stands beside ours, step by step', () => {
  const { title, head, rows } = buildTable(1000, ours, [peer]);
  expect(title).toBe('Building 1,000 articles');
  expect(rows.map((row) => row.slice(0, 2).join(' '))).toEqual([
    'cold This site',
    'cold A peer',
    'warm This site',
    'warm A peer',
    'edited This site',
    'edited A peer',
  ]);
  expect(rows[1]).toEqual(['cold', 'A peer', '20.0 s', '2.00', '40.0 s', '2.00', '2,000 MB', '2.00']);
  for (const row of rows) expect(row).toHaveLength(head.length);
});

test('a first view stands beside ours, kind by kind; a ratio to nothing is none', () => {
  const { head, rows } = viewTable(10, ours, [peer]);
  expect(rows).toEqual([
    ['This site', '4.0 KB', 'none', '2.0 KB', 'none', 'none', 'none', '6.0 KB', '0.5 KB', '4'],
    ['A peer', '2.0 KB', 'none', '8.0 KB', '1.0 KB', 'none', 'none', '11.0 KB', '0.5 KB', '4'],
    ['to ours', '0.50', '–', '4.00', '–', '–', '–', '1.83', '1.00', '1.00'],
  ]);
  for (const row of rows) expect(row).toHaveLength(head.length);
});

test('the sentences compare ours with the peer, and name every kind in which ours weighs more', () => {
  expect(compareBuilds(1000, ours, peer)).toContain(
    'cold 0.50 times its wall clock (0.50 times its processor time), warm 0.50',
  );
  expect(compareViews(10, ours, peer)).toBe(
    'An article among 10 weighs 0.55 times that of A peer; more in HTML (4.0 KB, there 2.0 KB).',
  );
  expect(compareViews(10, result('This site', 1, { HTML: 2048 }), peer)).toMatch(/no kind of bytes weighs more\.$/);
});
