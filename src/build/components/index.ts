import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Options } from '@docusaurus/plugin-content-docs';
import type { PluginConfig } from '@docusaurus/types';
import { exampleModule, shownWith } from '../../checks/componentExamples';
import type { ComponentRule } from '../../content/schemas/componentRule';
import { vocabularyGroups } from '../../content/schemas/mdxComponents';

/** Where the page is written, relative to the root of the repository: beside what Docusaurus generates, which Git ignores. */
const FOLDER = '.docusaurus/components';

/**
 * The page /components of the preview, with every example of the vocabulary at work; see README.md in this folder.
 * @returns the plugin that shows it: the docs plugin, so that an example has around it what a page has; none in a build
 */
export default function componentsPreview(siteDir: string, nodeEnv: string | undefined): readonly PluginConfig[] {
  if (nodeEnv !== 'development') return [];
  const folder = path.join(siteDir, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of previewFiles()) writeFileSync(path.join(folder, name), text);
  const options: Partial<Options> = {
    id: 'components',
    path: FOLDER,
    routeBasePath: 'components',
    sidebarPath: false,
    admonitions: false,
    breadcrumbs: false,
  };
  return [['@docusaurus/plugin-content-docs', options]];
}

const head = `---
title: Components
---

import Example from '@site/src/build/components/Example';`;

const hero = `<Hero icon="layers" title="Components" subtitle="Each with an example and what an editor writes for it. Only the preview has this page." />`;

/** The page, and a partial for each example, by their names. */
export function previewFiles(): ReadonlyMap<string, string> {
  const rules = vocabularyGroups.flatMap(({ components }) => Object.entries<ComponentRule>(components));
  const own = rules.filter(([name]) => shownWith(name) === undefined);
  // As a namespace: the headings of an example would otherwise be in the contents of the page.
  const imports = own.map(([name]) => `import * as ${name}Example from './_${name}.mdx';`);
  const groups = vocabularyGroups.flatMap(({ title, components }) => [
    `## ${title}`,
    ...Object.entries<ComponentRule>(components).flatMap(([name, rule]) => entry(name, rule)),
  ]);
  return new Map([
    ['index.mdx', `${[[head, ...imports].join('\n'), hero, ...groups].join('\n\n')}\n`],
    ...own.map(([name, rule]) => [`_${name}.mdx`, `${exampleModule(rule)}\n`] as const),
  ]);
}

function entry(name: string, rule: ComponentRule): readonly string[] {
  const other = shownWith(name);
  const heading = [`### ${name} {#${idOf(name)}}`, rule.purpose];
  if (other !== undefined) return [...heading, `The example of [${other}](#${idOf(other)}) shows it.`];
  // Not as a block of code, in which Docusaurus puts a backslash before the id of a heading.
  return [...heading, `<Example of={${name}Example} written={${JSON.stringify(rule.example)}} />`];
}

/** No id of an example may be the same. */
function idOf(name: string): string {
  return `component-${name}`;
}
