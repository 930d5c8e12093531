import { importedPath } from './parse/importedPath';
import type { ComponentRule } from '../content/schemas/componentRule';
import { componentNames, vocabulary } from '../content/schemas/mdxComponents';

/** The first component that has the same example; undefined if that is this one. */
export function shownWith(name: string): string | undefined {
  const first = componentNames.find((other) => vocabulary[other]?.example === vocabulary[name]?.example);
  return first === name ? undefined : first;
}

/** The example as a module that works in any folder: its relative imports become paths from the root of the repository. */
export function exampleModule({ example, examplePage }: ComponentRule): string {
  if (examplePage === undefined) return example;
  return example.replaceAll(
    /(?<=^import \w+ from ')[^']+/gm,
    (from: string) => `@site/${importedPath(examplePage, from)}`,
  );
}
