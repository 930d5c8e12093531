/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve('src');

/** Every class of our CSS modules, named as in a build: after its folder, which need not be the component's only one. */
function classesOf(file: string): string[] {
  const folder = path.basename(path.dirname(file));
  const css = readFileSync(path.join(source, file), 'utf8');
  return [...new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => `${folder}-${name}`))];
}

test('no two CSS modules have a class that a build would give the same name', () => {
  const modules = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  expect(modules.length).toBeGreaterThan(10);
  const names = modules.flatMap(classesOf);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
