import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Node, Parent } from 'unist';
import { visitParents } from 'unist-util-visit-parents';
import { didYouMean } from '../didYouMean';
import type { Problem } from '../problem';
import { componentNames, vocabulary } from '../../content/schemas/mdxComponents';
import type { ComponentRule, PropRule } from '../../content/schemas/mdxComponents';
import { isNamed, valueFault } from './checkProps';
import type { PropContext } from './checkProps';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

export interface ComponentContext extends PropContext {
  readonly path: string;
  /** Names of imported partials: components without props. */
  readonly partials: ReadonlySet<string>;
}

/** Every component that is unknown, misplaced, or given the wrong props. */
export function componentProblems(root: Root, context: ComponentContext): Problem[] {
  const problems: Problem[] = [];
  visitParents(root, (node: Node, ancestors: Parent[]) => {
    if (isElement(node)) problems.push(...elementProblems(node, ancestors, context));
  });
  return problems;
}

export function isElement(node: Node): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function elementProblems(element: Element, ancestors: readonly Parent[], context: ComponentContext): Problem[] {
  const place = placeOf(context.path, element);
  const { name } = element;
  if (name === null) return [{ ...place, message: 'write what stands inside <> without the empty tag around it' }];
  if (context.partials.has(name)) {
    return element.attributes.length > 0
      ? [{ ...place, field: `<${name}>`, message: 'a partial takes no props; remove them' }]
      : [];
  }
  const rule = Object.hasOwn(vocabulary, name) ? vocabulary[name] : undefined;
  if (!rule) return [{ ...place, found: `<${name}>`, message: unknownMessage(name, context) }];

  const problems = propProblems(element, name, rule, context);
  if (rule.within && !ancestors.some((parent) => isElement(parent) && rule.within?.includes(parent.name ?? ''))) {
    const parents = rule.within.map((parent) => `<${parent}>`).join(' or ');
    problems.push({ ...place, field: `<${name}>`, message: `put it inside ${parents}` });
  }
  if (rule.children === 'required' && element.children.length === 0) {
    problems.push({ ...place, field: `<${name}>`, message: `it is empty; write something before </${name}>` });
  }
  if (rule.children === 'none' && element.children.length > 0) {
    problems.push({
      ...place,
      field: `<${name}>`,
      message: `it holds no text; write <${name} … /> and the text beside it`,
    });
  }
  if (name === 'Steps' && !isOrderedList(element)) {
    problems.push({
      ...place,
      field: '<Steps>',
      message: 'write one numbered list in it, with an empty line before and after',
    });
  }
  return problems;
}

function propProblems(element: Element, name: string, rule: ComponentRule, context: ComponentContext): Problem[] {
  const problems: Problem[] = [];
  const known: Readonly<Record<string, PropRule>> = {
    ...rule.required,
    ...rule.optional,
  };
  const given = new Set<string>();
  for (const attribute of element.attributes) {
    const place = placeOf(context.path, attribute.position ? attribute : element);
    if (!isNamed(attribute)) {
      problems.push({
        ...place,
        field: `<${name}>`,
        found: `{${attribute.value}}`,
        message: 'write each prop by its name',
      });
      continue;
    }
    const field = `<${name}> ${attribute.name}`;
    const propRule = Object.hasOwn(known, attribute.name) ? known[attribute.name] : undefined;
    if (!propRule) {
      const allowed = Object.keys(known);
      const message = didYouMean(attribute.name, allowed) || `remove it; ${allowedProps(name, allowed)}`;
      problems.push({ ...place, field: `<${name}>`, found: `the unknown prop "${attribute.name}"`, message });
      given.add(allowed.find((prop) => message === didYouMean(attribute.name, [prop])) ?? '');
      continue;
    }
    if (given.has(attribute.name)) problems.push({ ...place, field, message: 'it stands twice; keep one of the two' });
    given.add(attribute.name);
    const fault = valueFault(propRule, attribute, context);
    if (fault) problems.push({ ...place, field, ...fault });
  }
  for (const prop of Object.keys(rule.required ?? {})) {
    if (!given.has(prop)) {
      problems.push({
        ...placeOf(context.path, element),
        field: `<${name}> ${prop}`,
        message: `missing; add ${prop}=… to the tag`,
      });
    }
  }
  return problems;
}

function unknownMessage(name: string, context: ComponentContext): string {
  if (/^[a-z]/.test(name)) return 'HTML tags are not used in content; write Markdown or a component';
  const names = [...componentNames, ...context.partials];
  return didYouMean(name, names) || `there is no such component; the components are ${componentNames.join(', ')}`;
}

function allowedProps(name: string, props: readonly string[]): string {
  return props.length === 0 ? `<${name}> takes no props` : `<${name}> takes ${props.join(', ')}`;
}

function isOrderedList({ children }: Element): boolean {
  const [list] = children;
  return children.length === 1 && list?.type === 'list' && list.ordered === true;
}

function placeOf(path: string, node: Node): Pick<Problem, 'path' | 'line' | 'column'> {
  return { path, line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 };
}
