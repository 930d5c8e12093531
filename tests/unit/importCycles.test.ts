/** @jest-environment node */
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '../..');

/** The files of the site's own code with those that each imports, types included. */
function imports(): ReadonlyMap<string, readonly string[]> {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: unknown;
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const own = fileNames.filter((file) => file.startsWith(path.join(root, 'src/')));
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  const resolve = (name: string, from: string) =>
    ts.resolveModuleName(name, from, options, ts.sys, cache).resolvedModule?.resolvedFileName;
  return new Map(
    own.map((file) => {
      const { importedFiles } = ts.preProcessFile(ts.sys.readFile(file) ?? '');
      return [file, importedFiles.flatMap(({ fileName }) => resolve(fileName, file) ?? [])];
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
