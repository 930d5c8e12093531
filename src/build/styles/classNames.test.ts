/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { shortClassNames } from './classNames';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'class-names-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  Object.entries(files).forEach(([name, css]) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), css);
  });
}

test('numbers the classes of all modules, file by file, in letters', () => {
  write({
    'b/styles.module.css': '.title, .lead:not(.title) { margin: .5rem }',
    'a/styles.module.css': ':root[data-theme="dark"] .title > .icon { color: red }',
  });
  const nameOf = shortClassNames(folder);
  const a = (name: string): string | undefined => nameOf(path.join(folder, 'a/styles.module.css'), name);
  const b = (name: string): string | undefined => nameOf(path.join(folder, 'b/styles.module.css'), name);
  expect([a('title'), a('icon'), b('title'), b('lead')]).toEqual(['_aa', '_ab', '_ac', '_ad']);
});

test('has another name for each of very many classes', () => {
  const classes = Array.from({ length: 52 + 52 * 52 + 1 }, (_, index) => `part${index}`);
  write({ 'styles.module.css': classes.map((name) => `.${name} { margin: 0 }`).join('\n') });
  const nameOf = shortClassNames(folder);
  const names = classes.map((name) => nameOf(path.join(folder, 'styles.module.css'), name));
  expect(new Set(names).size).toBe(classes.length);
  expect([names[51], names[52], names.at(-1)]).toEqual(['_aZ', '_ba', '_aba']);
  // Bundlers name exports with an underscore and one letter.
  expect(names.filter((name) => /^_.$/.test(name!))).toEqual([]);
});

test('leaves classes of other files to the bundler', () => {
  write({ 'styles.module.css': '.title { margin: 0 }', 'page.css': '.lead { margin: 0 }' });
  const nameOf = shortClassNames(folder);
  expect(nameOf(path.join(folder, 'page.css'), 'lead')).toBeUndefined();
  expect(nameOf(path.join(folder, 'styles.module.css'), 'absent')).toBeUndefined();
});
