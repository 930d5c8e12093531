import type { CDPSession, Locator } from '@playwright/test';

/** What Chromium tells a screen reader of one node: https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/ */
interface Node {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly backendDOMNodeId?: number;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly value?: { readonly value: string | number };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** The browser's own names of some roles, and what a listener calls them. */
const ROLES: Readonly<Record<string, string>> = {
  DisclosureTriangle: 'button',
  DisclosureTriangleGrouped: 'button',
  StaticText: 'text',
};

/** States that are spoken, each by the words for it. */
const STATES: Readonly<Record<string, (value: unknown, role: string) => string>> = {
  expanded: (value) => (value ? 'expanded' : 'collapsed'),
  pressed: (value) => (value === 'true' ? 'pressed' : ''),
  level: (value, role) => (role === 'heading' ? `level ${String(value)}` : ''),
  valuetext: String,
};

/** @returns a line, or nothing for what has neither words nor a state and passes unheard */
function lineOf({ role, name, value, properties = [] }: Node): string {
  const kind = role?.value ?? '';
  const states = properties.map((property) => STATES[property.name]?.(property.value.value, kind) ?? '');
  const words = [name?.value ?? '', String(value?.value ?? ''), ...states].filter((part) => part !== '');
  return words.length > 0 ? `${ROLES[kind] ?? kind}: ${words.join(', ')}` : '';
}

/**
 * A slider with what it says for its number: in Chromium 156 DevTools shows the bare number in place of `aria-valuetext`, which
 * earlier ones show.
 */
async function withValueText(node: Node, devTools: CDPSession): Promise<Node> {
  if (node.role?.value !== 'slider' || node.backendDOMNodeId === undefined) return node;
  const element = await devTools.send('DOM.describeNode', { backendNodeId: node.backendDOMNodeId });
  const { attributes = [] } = element.node;
  const text = attributes[attributes.indexOf('aria-valuetext') + 1];
  const others = node.properties?.filter(({ name }) => name !== 'valuetext') ?? [];
  return { ...node, properties: [...others, { name: 'valuetext', value: { value: text } }] };
}

/** Whether a text is heard already with something around it: as the name of a link, or what is entered in a field. */
function isSaidAround({ name, parentId }: Node, nodes: ReadonlyMap<string, Node>): boolean {
  const text = name?.value ?? '';
  for (let at = nodes.get(parentId ?? ''); at; at = nodes.get(at.parentId ?? ''))
    if (at.name?.value.includes(text) || at.value?.value === text) return true;
  return false;
}

/**
 * What a listener hears of a part of the page, from its beginning to its end: what the browser hands to screen readers, once its
 * styles have been applied. A line is a role with its name, what is entered, and states: `button: Menu, expanded`.
 */
export async function hear(part: Locator): Promise<string[]> {
  const mark = (root: Element): boolean => root.toggleAttribute('data-heard');
  await part.evaluate(mark);
  const devTools = await part.page().context().newCDPSession(part.page());
  const { result } = await devTools.send('Runtime.evaluate', { expression: "document.querySelector('[data-heard]')" });
  const tree = await devTools.send('Accessibility.queryAXTree', { objectId: result.objectId });
  const heard = await Promise.all((tree.nodes as readonly Node[]).map((node) => withValueText(node, devTools)));
  await devTools.detach();
  await part.evaluate(mark);
  const nodes = new Map(heard.map((node) => [node.nodeId, node]));
  return [...nodes.values()]
    .filter(({ ignored, role }) => !ignored && role?.value !== 'InlineTextBox')
    .filter((node) => node.role?.value !== 'StaticText' || !isSaidAround(node, nodes))
    .map(lineOf)
    .filter(Boolean);
}
