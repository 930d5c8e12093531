/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import loadPage from './loadPage';

/** Runs the loader on a page as the bundler does, and records which files it depends on and whether its result is cached. */
function load(name: string, text: string) {
  const dependencies: string[] = [];
  let isKept: boolean | undefined;
  const loader = {
    resourcePath: path.resolve(name),
    addDependency: (file: string) => void dependencies.push(path.relative('', file)),
    cacheable: (isCacheable: boolean) => {
      isKept = isCacheable;
    },
  };
  return { run: () => loadPage.call(loader, text), dependencies, isKept: () => isKept };
}

test('a page is compiled again when its data, a figure or a partial beside it changes, and not otherwise', () => {
  const text = readFileSync('docs/gold-loan.mdx', 'utf8');
  const { run, dependencies, isKept } = load('docs/gold-loan.mdx', text);
  expect(run()).toBe(text);
  expect(isKept()).toBe(true);
  expect(dependencies).toEqual(expect.arrayContaining(['docs/gold-loan.yml', 'src/content/figures.yml']));
  expect(dependencies).not.toContain('docs/home-loans.yml');
});

test('a page with a mistake is all that is said of it, and it is looked at again after every change', () => {
  const { run, isKept } = load('docs/ppf-of-mine.mdx', '---\ntitle: [a, b]\n---\n\nText.\n');
  expect(run).toThrow(
    /^docs\/ppf-of-mine\.mdx:1:1 {2}<Hero>: missing.*\n(?:.*\n)*docs\/ppf-of-mine\.mdx:2:\d+ {2}title: /,
  );
  expect(isKept()).toBe(false);
});

test('a page of code is passed on as it is', () => {
  const { run, dependencies } = load('src/pages/index.mdx', 'Text.');
  expect(run()).toBe('Text.');
  expect(dependencies).toEqual([]);
});
