import { componentNames, vocabulary } from '../../content/schemas/mdxComponents';
import type { ComponentRule, PropRule } from '../../content/schemas/componentRule';
import { didYouMean } from '../../lib/didYouMean';
import { allMdx } from '../model';
import type { Page } from '../model';
import type { Component } from '../parse/mdxFacts';
import { importFault } from './imports';
import { propContext, valueFault } from './props';
import type { PropContext } from './props';
import type { Report, Rule } from './rule';

/** The components that a parent may contain, if it may contain no others: `<Question>` in `<Faq>`. */
const contents = new Map<string, readonly string[]>();
for (const [name, { within = [] }] of Object.entries(vocabulary)) {
  for (const parent of within) contents.set(parent, [...(contents.get(parent) ?? []), name]);
}

/** Types of Markdown that are no part of a sentence. */
const blocks: ReadonlySet<string> = new Set([
  'paragraph',
  'list',
  'orderedList',
  'heading',
  'table',
  'code',
  'blockquote',
]);

/** Components that are unknown, misplaced, empty, or have wrong props. */
export const components: Rule = (site, report) => {
  for (const page of allMdx(site)) {
    const context = propContext(site, page);
    const partials = new Set(
      page.imports.filter((one) => !one.from.endsWith('.yml') || importFault(page, one)).flatMap(({ names }) => names),
    );
    for (const component of page.components) checkComponent(component, page, partials, context, report);
    checkCounts(page, report);
    checkQuestions(page, report);
  }
};

function checkComponent(
  component: Component,
  { path }: Page,
  partials: ReadonlySet<string>,
  context: PropContext,
  report: Report,
): void {
  const { name, line, column, within, children } = component;
  const place = { path, line, column };
  if (name === null) {
    report({ ...place, message: 'write what stands inside <> without the empty tag around it' });
    return;
  }
  const field = `<${name}>`;
  if (partials.has(name)) {
    if (component.props.length > 0) report({ ...place, field, message: 'a partial takes no props; remove them' });
    return;
  }
  const rule = Object.hasOwn(vocabulary, name) ? vocabulary[name] : undefined;
  if (!rule) {
    report({ ...place, found: field, message: unknownMessage(name, partials) });
    return;
  }
  checkProps(component, name, rule, path, context, report);
  const fault = placeFault(name, rule, within) ?? contentFault(name, rule, children, partials);
  if (fault) report({ ...place, field, message: fault });
}

function placeFault(name: string, { within: parents }: ComponentRule, within: readonly string[]): string | undefined {
  if (within.includes(name)) return `it is inside another <${name}>; close that one with </${name}> first`;
  if (!parents || within.some((parent) => parents.includes(parent))) return undefined;
  return `put it inside ${parents.map((parent) => `<${parent}>`).join(' or ')}`;
}

function contentFault(
  name: string,
  rule: ComponentRule,
  children: readonly string[],
  partials: ReadonlySet<string>,
): string | undefined {
  if (rule.children === 'none' && children.length > 0) {
    return `it holds no text; write <${name} … /> and the text beside it`;
  }
  if (rule.children === 'required' && children.length === 0) return `it is empty; write something before </${name}>`;
  // Comments do not count.
  const real = children.filter((child) => child !== 'mdxFlowExpression');
  if (rule.holds && (real.length !== 1 || real[0] !== rule.holds)) {
    return rule.holds === 'orderedList'
      ? 'write one numbered list in it, with an empty line before and after'
      : 'write one list in it, each line beginning with "- ", with an empty line before and after';
  }
  if (rule.isInSentence && real.some((child) => blocks.has(child))) {
    return `write it inside the sentence: <${name} …>text</${name}> in one line`;
  }
  const allowed = contents.get(name);
  if (!allowed || real.every((child) => allowed.includes(child) || partials.has(child))) return undefined;
  return `write only ${allowed.map((child) => `<${child}>`).join(' or ')} in it, and other text before or after it`;
}

function checkProps(
  component: Component,
  name: string,
  rule: ComponentRule,
  path: string,
  context: PropContext,
  report: Report,
): void {
  const known: Readonly<Record<string, PropRule>> = { ...rule.required, ...rule.optional };
  const allowed = Object.keys(known);
  const given = new Set<string>();
  for (const { name: prop, value, line, column } of component.props) {
    const place = { path, line, column };
    if (prop === undefined) {
      const found = value.form === 'code' ? `{${value.code}}` : undefined;
      report({ ...place, field: `<${name}>`, ...(found && { found }), message: 'write each prop by its name' });
      continue;
    }
    const field = `<${name}> ${prop}`;
    const propRule = Object.hasOwn(known, prop) ? known[prop] : undefined;
    if (!propRule) {
      const remedy = allowed.length === 0 ? `<${name}> takes no props` : `<${name}> takes ${allowed.join(', ')}`;
      const message = didYouMean(prop, allowed) || `remove it; ${remedy}`;
      report({ ...place, field: `<${name}>`, found: `the unknown prop "${prop}"`, message });
      given.add(allowed.find((other) => message === didYouMean(prop, [other])) ?? '');
      continue;
    }
    if (given.has(prop)) report({ ...place, field, message: 'it stands twice; keep one of the two' });
    given.add(prop);
    const fault = valueFault(propRule, prop, value, context);
    if (fault) report({ ...place, field, ...fault });
  }
  const { line, column } = component;
  for (const prop of Object.keys(rule.required ?? {})) {
    if (given.has(prop)) continue;
    report({ path, line, column, field: `<${name}> ${prop}`, message: `missing; add ${prop}=… to the tag` });
  }
}

/** Components of which a page has exactly one, or at most one. */
function checkCounts({ path, kind, fault, components: all }: Page, report: Report): void {
  if (fault) return;
  for (const [name, { onPage }] of Object.entries(vocabulary)) {
    if (!onPage) continue;
    const found = all.filter((component) => component.name === name);
    const [first, second] = found;
    if (second && first) {
      const message = `a page has one; the first is at line ${first.line}, so remove this one`;
      report({ path, line: second.line, column: second.column, field: `<${name}>`, message });
    }
    if (first && onPage === 'exactly one' && kind === 'article') {
      const message = 'an article prints its title by itself; remove this';
      report({ path, line: first.line, column: first.column, field: `<${name}>`, message });
    }
    if (onPage === 'exactly one' && kind === 'page' && found.length === 0) {
      report({ path, line: 1, column: 1, field: `<${name}>`, message: 'missing; a page begins with one' });
    }
  }
}

/** Questions that a page answers twice. */
function checkQuestions({ path, components: all }: Page, report: Report): void {
  const first = new Map<string, number>();
  for (const { name, props, line, column } of all) {
    const title = name === 'Question' ? props.find((prop) => prop.name === 'title')?.value : undefined;
    if (title?.form !== 'text') continue;
    const earlier = first.get(title.text);
    if (earlier === undefined) first.set(title.text, line);
    else {
      const message = `the question at line ${earlier} is the same; keep one of the two answers`;
      report({ path, line, column, field: '<Question> title', message });
    }
  }
}

function unknownMessage(name: string, partials: ReadonlySet<string>): string {
  if (/^[a-z]/.test(name)) return 'HTML tags are not used in content; write Markdown or a component';
  return (
    didYouMean(name, [...componentNames, ...partials]) ||
    `there is no such component; the components are ${componentNames.join(', ')}`
  );
}
