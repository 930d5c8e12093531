import { buttonComponents } from './buttonComponents';
import type { ComponentRule, VocabularyGroup } from './componentRule';
import { figureComponents } from './figureComponents';
import { headComponents } from './headComponents';
import { listComponents } from './listComponents';
import { onePageComponents } from './onePageComponents';
import { textComponents } from './textComponents';

/** Every component available to content files without an import. src/theme/MDXComponents renders each. */
export const vocabularyGroups = [
  headComponents,
  buttonComponents,
  listComponents,
  textComponents,
  figureComponents,
  onePageComponents,
] as const satisfies readonly VocabularyGroup[];

type NamesIn<Group> = Group extends { readonly components: infer Components } ? keyof Components : never;

export type ComponentName = NamesIn<(typeof vocabularyGroups)[number]>;

export const vocabulary: Readonly<Record<string, ComponentRule>> = Object.assign(
  {},
  ...vocabularyGroups.map(({ components }) => components),
) as Readonly<Record<ComponentName, ComponentRule>>;

export const componentNames: readonly string[] = Object.keys(vocabulary);
