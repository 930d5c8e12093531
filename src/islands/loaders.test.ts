import * as islands from './index';
import { islandLoaders, type IslandName } from './loaders';

const names = Object.keys(islandLoaders) as IslandName[];

test('pages and the browser know the same islands', () => {
  expect(Object.keys(islands).sort()).toEqual([...names].sort());
});

test.each(names)('%s is loaded by its own name', async (name) => {
  const { default: component } = await islandLoaders[name]();
  expect(component.name).toBe(name);
  expect((islands[name] as { readonly displayName?: string }).displayName).toBe(`Island(${name})`);
});
