/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The file of this repository that an import names, if it is one of code. */
function resolve(name: string, from: string): string | undefined {
  const target = name.startsWith('@site/')
    ? path.join(root, name.slice('@site/'.length))
    : path.resolve(path.dirname(from), name);
  return ENDINGS.map((ending) => target + ending).find((file) => /\.(?:tsx?|[cm]?js)$/.test(file) && existsSync(file));
}

/** The files of the site's own code with those that each imports, types included. */
function imports(): ReadonlyMap<string, readonly string[]> {
  const own = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|[cm]?js)$/.test(file))
    .map((file) => path.join(root, 'src', file));
  return new Map(
    own.map((file) => {
      // Prettier writes each of them so: `from '…'`, `import '…'`, `import('…')` and `require('…')`.
      const named = readFileSync(file, 'utf8').matchAll(
        /\b(?:from |import |(?:import|require)\()'((?:\.|@site\/)[^']*)'/g,
      );
      return [file, [...named].flatMap(([, name = '']) => resolve(name, file) ?? [])];
    }),
  );
}

/** Every way back to a file that it was reached from. */
function cycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const finished = new Set<string>();
  const visit = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) {
      found.push([...trail.slice(start), file].join(' -> '));
    } else if (!finished.has(file)) {
      for (const imported of graph.get(file) ?? []) visit(imported, [...trail, file]);
      finished.add(file);
    }
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}

test('no file imports itself by way of others, not even for a type', () => {
  const graph = imports();
  expect([...graph.values()].flat().length).toBeGreaterThan(500);
  expect(cycles(graph)).toEqual([]);
});

test('a cycle would be found', () => {
  const graph = { 'a.ts': ['b.ts', 'c.ts'], 'b.ts': ['c.ts'], 'c.ts': ['b.ts'] };
  expect(cycles(new Map(Object.entries(graph)))).toEqual(['b.ts -> c.ts -> b.ts']);
});
