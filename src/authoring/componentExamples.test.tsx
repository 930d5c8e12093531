import { readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import { compile } from '@mdx-js/mdx';
import { transformSync } from '@swc/core';
import { render } from '@testing-library/react';
import { world } from '@site/tests/unit/docusaurus/world';
import { checkSite } from '../checks/checkSite';
import { readSite, siteOf } from '../checks/model';
import type { TextFile } from '../checks/parse/files';
import { frontMatterText, readMdx } from '../checks/parse/mdx';
import { formatProblem, type Problem } from '../checks/problem';
import type { ComponentRule } from '../content/schemas/componentRule';
import { componentNames, vocabulary } from '../content/schemas/mdxComponents';
import { site as settings } from '../site';
import MDXComponents from '../theme/MDXComponents';
import { exampleModule, shownWith } from '../checks/componentExamples';

jest.mock('@theme-original/MDXComponents', () => ({}), { virtual: true });

const ruleOf = (name: string): ComponentRule => vocabulary[name]!;
const pathOf = (name: string): string => ruleOf(name).examplePage ?? `docs/_example-of-${name}.mdx`;

/** The example as a content file: it replaces the text of the page whose rows it uses; without such a page it is a partial. */
function fileOf(name: string): TextFile {
  const { example, examplePage } = ruleOf(name);
  if (examplePage === undefined) return { path: pathOf(name), text: example };
  const head = `---${frontMatterText(readFileSync(examplePage, 'utf8')) ?? ''}---`;
  return { path: examplePage, text: `${head}\n\n${example}\n\n<Hero title="An example" />\n` };
}

let problems: readonly Problem[];
beforeAll(() => {
  const site = readSite(process.cwd());
  const files = componentNames.filter((name) => shownWith(name) === undefined).map(fileOf);
  const examples = siteOf({ mdx: files, yaml: [] }, site.today);
  const others = site.pages.filter(({ path }) => files.every((file) => file.path !== path));
  problems = checkSite({
    ...site,
    pages: [...others, ...examples.pages],
    partials: [...site.partials, ...examples.partials],
  });
  world.openLists = [{ title: 'Home loans', page: '/home-loans', base: '/data/home-loans' }];
  // The owner has set neither yet, and without them their components show nothing.
  jest.replaceProperty(settings, 'reportEmail', 'hello@money.example');
  jest.replaceProperty(settings, 'people', [{ name: 'Asha Rao', does: 'edits the lists' }] as never);
});

interface MdxProps {
  readonly components: typeof MDXComponents;
}

/** Compiles MDX to a component, as pages are; its data files are loaded as tests load them. */
async function componentOf(mdx: string): Promise<ComponentType<MdxProps>> {
  const { code } = transformSync(String(await compile(escapeMarkdownHeadingIds(mdx))), {
    module: { type: 'commonjs' },
    jsc: { target: 'es2022' },
  });
  const exported = {} as { readonly default: ComponentType<MdxProps> };
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- what Jest does with a file
  new Function('require', 'exports', code)(require, exported);
  return exported.default;
}

/** Props whose text is visible on the page. */
const SHOWN = ['title', 'subtitle', 'value', 'caption', 'note'];

function visibleTexts(example: string): readonly string[] {
  const { texts, components } = readMdx(example);
  const props = components.flatMap((component) => component.props);
  const shown = props.flatMap(({ name = '', value }) =>
    SHOWN.includes(name) && value.form === 'text' ? value.text : [],
  );
  return [...texts.map(({ value }) => value), ...shown].map(oneSpaced).filter(Boolean);
}

function oneSpaced(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

test.each(componentNames)('the example of %s holds it, passes the check and shows its texts', async (name) => {
  const { example } = ruleOf(name);
  const { components, headings } = readMdx(example);
  expect(components.map((component) => component.name)).toContain(name);
  const path = pathOf(shownWith(name) ?? name);
  expect(problems.filter((problem) => problem.path === path).map(formatProblem)).toEqual([]);

  world.toc = headings.map(({ words, id, depth }) => ({ value: words, id, level: depth }));
  const Example = await componentOf(exampleModule(ruleOf(name)));
  const { container } = render(<Example components={MDXComponents} />);
  const shown = oneSpaced(container.textContent);
  expect(shown).not.toBe('');
  for (const text of visibleTexts(example)) expect(shown).toContain(text);
});
