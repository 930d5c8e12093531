/** @jest-environment node */
import { temporaryFolder } from '@site/tests/unit/temporaryFolder';
import { shortClassNames } from './classNames';

const folder = temporaryFolder();

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, css] of Object.entries(files)) folder.write(name, css);
}

test('numbers the classes of all modules, file by file, in letters', () => {
  write({
    'b/styles.module.css': '.title, .lead:not(.title) { margin: .5rem }',
    'a/styles.module.css': ':root[data-theme="dark"] .title > .icon { color: red }',
  });
  const nameOf = shortClassNames(folder.path);
  const a = (name: string): string | undefined => nameOf(folder.at('a/styles.module.css'), name);
  const b = (name: string): string | undefined => nameOf(folder.at('b/styles.module.css'), name);
  expect([a('title'), a('icon'), b('title'), b('lead')]).toEqual(['_aa', '_ab', '_ac', '_ad']);
});

test('has another name for each of very many classes', () => {
  const classes = Array.from({ length: 52 + 52 * 52 + 1 }, (_, index) => `part${index}`);
  write({ 'styles.module.css': classes.map((name) => `.${name} { margin: 0 }`).join('\n') });
  const nameOf = shortClassNames(folder.path);
  const names = classes.map((name) => nameOf(folder.at('styles.module.css'), name));
  expect(new Set(names).size).toBe(classes.length);
  expect([names[51], names[52], names.at(-1)]).toEqual(['_aZ', '_ba', '_aba']);
  // Bundlers name exports with an underscore and one letter.
  expect(names.filter((name) => /^_.$/.test(name!))).toEqual([]);
});

test('leaves classes of other files to the bundler', () => {
  write({ 'styles.module.css': '.title { margin: 0 }', 'page.css': '.lead { margin: 0 }' });
  const nameOf = shortClassNames(folder.path);
  expect(nameOf(folder.at('page.css'), 'lead')).toBeUndefined();
  expect(nameOf(folder.at('styles.module.css'), 'absent')).toBeUndefined();
});
