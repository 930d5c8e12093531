import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { ComponentRule } from '../../content/schemas/componentRule';
import { vocabulary } from '../../content/schemas/mdxComponents';
import { mark } from '../../content/pseudoLocale';

/** The names of a component's props that are texts. */
function textsOf({ required, optional }: ComponentRule): readonly string[] {
  return Object.entries({ ...required, ...optional }).flatMap(([name, { type }]) => (type === 'text' ? [name] : []));
}

/** Remark plugin: marks the prose of a page, and the texts that it gives to components. */
export default function markProse() {
  return function markNode(node: Nodes): void {
    if (node.type === 'text') node.value = markText(node.value);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') markProps(node);
    if ('children' in node) node.children.forEach(markNode);
  };
}

/** Marks a text, but for the id at the end of a heading: "Fees {#fees}". */
function markText(text: string): string {
  const [, words = '', id = ''] = /^([^]*?)(\s*\{#[\w-]+\}\s*)?$/u.exec(text) ?? [];
  return mark(words) + id;
}

function markProps({ name, attributes }: MdxJsxFlowElement | MdxJsxTextElement): void {
  const rule = name === null ? undefined : vocabulary[name];
  if (!rule) return;
  const texts = textsOf(rule);
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    if (texts.includes(attribute.name)) attribute.value = mark(attribute.value);
  }
}
