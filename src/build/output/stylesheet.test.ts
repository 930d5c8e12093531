/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { SET_BY_SCRIPTS } from './stylesheet';

const sourcesOf = (pattern: RegExp): string =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('\n');

test('styles of an attribute that no component writes are kept, because a script sets it', () => {
  const components = sourcesOf(/(?<!\.test)\.tsx$/);
  const styled = new Set(Array.from(sourcesOf(/\.css$/).matchAll(/\[(data-[a-z-]+)/g), ([, name = '']) => name));
  const ofScripts = [...styled].filter((name) => !new RegExp(`${name}(?![\\w-])`).test(components));
  expect(ofScripts.length).toBeGreaterThan(5);
  const kept = [...SET_BY_SCRIPTS.greedy, ...SET_BY_SCRIPTS.standard.map((name) => new RegExp(`^${name}$`))];
  expect(ofScripts.filter((name) => !kept.some((pattern) => pattern.test(name)))).toEqual([]);
});
