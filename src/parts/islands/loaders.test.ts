import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as islands from './index';
import { islandLoaders, type IslandName } from './loaders';

const names = Object.keys(islandLoaders) as IslandName[];

test('every island file is one that pages and the browser know', () => {
  const files = readdirSync(path.resolve(__dirname, '../..'), { recursive: true, encoding: 'utf8' });
  const found = files.flatMap((file) => /(?:^|\/)(\w+)\.island\.tsx$/.exec(file)?.[1] ?? []);
  expect(found.sort()).toEqual([...names].sort());
});

test('pages and the browser know the same islands', () => {
  expect(Object.keys(islands).sort()).toEqual([...names].sort());
});

test.each(names)('%s is loaded by its own name', async (name) => {
  const { default: component } = await islandLoaders[name]();
  expect(component.name).toBe(name);
  expect((islands[name] as { readonly displayName?: string }).displayName).toBe(`Island(${name})`);
});
