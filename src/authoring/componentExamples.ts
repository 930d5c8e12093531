import { importedPath } from '../checks/model';
import type { ComponentRule } from '../content/schemas/componentRule';
import { componentNames, vocabulary } from '../content/schemas/mdxComponents';

/** The component with the same example, of which it is shown; undefined for one with an example of its own. */
export function shownWith(name: string): string | undefined {
  const first = componentNames.find((other) => vocabulary[other]?.example === vocabulary[name]?.example);
  return first === name ? undefined : first;
}

/** The example as a module that stands anywhere: what it imports from beside its page has its whole path. */
export function exampleModule({ example, examplePage }: ComponentRule): string {
  if (examplePage === undefined) return example;
  return example.replaceAll(
    /(?<=^import \w+ from ')[^']+/gm,
    (from: string) => `@site/${importedPath(examplePage, from)}`,
  );
}
