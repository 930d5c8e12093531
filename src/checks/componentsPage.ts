import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentRule, PropRule } from '../content/schemas/componentRule';
import { vocabularyGroups } from '../content/schemas/mdxComponents';
import { orList } from '../lib/wordLists';
import { shownWith } from './componentExamples';
import type { Problem } from './problem';

/** The reference of components for editors, relative to the root of the repository. */
const COMPONENTS_PATH = 'src/content/COMPONENTS.md';

const head = `# Components

What a page or an article may use beside Markdown: what each component is for, an example, and what its props take. \`npm start\` shows every
example at work, at <http://localhost:3000/components>. \`npm run check -- --fix\` writes this file from the rules in \`src/content/schemas\`.`;

/** Whether the reference says otherwise than the rules. @param root of the repository */
export function componentsPageProblems(root: string): readonly Problem[] {
  if (readFileSync(path.join(root, COMPONENTS_PATH), 'utf8') === componentsPage()) return [];
  const message = 'it differs from the rules of components in src/content/schemas; run "npm run check -- --fix"';
  return [{ path: COMPONENTS_PATH, line: 1, column: 1, message }];
}

/** Writes the reference, if it would differ. @returns its path if it did */
export function writeComponentsPage(root: string): readonly string[] {
  const problems = componentsPageProblems(root);
  if (problems.length > 0) writeFileSync(path.join(root, COMPONENTS_PATH), componentsPage());
  return problems.map((problem) => problem.path);
}

/** All components as a page of Markdown, in the groups of the vocabulary. */
export function componentsPage(): string {
  const groups = vocabularyGroups.flatMap(({ title, components }) => [
    `## ${title}`,
    ...Object.entries<ComponentRule>(components).flatMap(([name, rule]) => entry(name, rule)),
  ]);
  return `${[head, ...groups].join('\n\n')}\n`;
}

function entry(name: string, rule: ComponentRule): readonly string[] {
  const { purpose, within, required = {}, optional = {} } = rule;
  const place = within ? ` It stands in ${orList(within)}.` : '';
  const other = shownWith(name);
  const props = [
    ...Object.entries(required).map(([prop, value]) => `- \`${prop}\`: ${explained(value)}`),
    ...Object.entries(optional).map(([prop, value]) => `- \`${prop}\`, may be left out: ${explained(value)}`),
  ];
  return [
    `### ${name}`,
    `${purpose}${place}${other === undefined ? '' : ` The example of ${other} shows it.`}`,
    ...(other === undefined ? [`\`\`\`mdx\n${rule.example}\n\`\`\``] : []),
    ...(props.length > 0 ? [props.join('\n')] : []),
  ];
}

function explained(rule: PropRule): string {
  return `${rule.about} Write ${whatToWrite(rule)}.`;
}

/** The values that rules/props.ts accepts. */
function whatToWrite(rule: PropRule): string {
  switch (rule.type) {
    case 'text':
    case 'value':
      return 'a text in quotes';
    case 'flag':
      return 'the name alone, without a value';
    case 'icon':
      return 'the name of an icon of `src/content/icons.ts`';
    case 'figure':
      return 'an id of `src/content/figures.yml`';
    case 'day':
      return 'a day as year-month-day, such as "2026-10-07"';
    case 'term':
      return 'an id of `src/content/glossary.yml`';
    case 'address':
      return 'a page such as "/home-loans", or "#an-id" on this page';
    case 'oneOf':
      return orList(rule.values.map((value) => `"${value}"`));
    case 'data':
      return `the imported name in braces; rows of ${orList(rule.kinds)}`;
  }
}
