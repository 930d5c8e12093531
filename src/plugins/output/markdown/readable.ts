import type { Element, ElementContent, Nodes, Root, RootContent, Text } from 'hast';

/** What of a page is no text to read, or does nothing without its script. */
const CONTROLS = new Set([
  ...['button', 'form', 'input', 'label', 'nav', 'output', 'script', 'select', 'style', 'svg', 'template'],
  'textarea',
]);
const LEFT_OUT_CLASSES = ['visuallyHidden', 'screenOnly'];
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4']);
/** Elements that stand beside others on a line. */
const INLINE = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'small', 'span', 'strong', 'time']);

type Content = ElementContent | RootContent;
type Keeps = (element: Element) => boolean;

const isElement = (node: Content | undefined): node is Element => node?.type === 'element';

const text = (value: string): Text => ({ type: 'text', value });

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

function isControl({ tagName, properties }: Element): boolean {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  return (
    CONTROLS.has(tagName) ||
    'dataNeedsScript' in properties ||
    Boolean(properties.hidden) ||
    properties.ariaHidden === 'true' ||
    // A caption is all that says what a table holds.
    (tagName !== 'caption' && LEFT_OUT_CLASSES.some((name) => classes.includes(name)))
  );
}

const wordsIn = (node: Content): string =>
  node.type === 'text' ? node.value : isElement(node) ? node.children.map(wordsIn).join('') : '';

/** Text that a style sheet sets apart, such as an amount and the note below it, apart without one. */
function gapBetween(before: Content | undefined, after: Content): readonly Text[] {
  if (!before || !isElement(after) || !INLINE.has(after.tagName)) return [];
  if (after.tagName === 'small') return [text(/\S$/u.test(wordsIn(before)) ? ', ' : ' ')];
  return isElement(before) && INLINE.has(before.tagName) ? [text(' ')] : [];
}

/** A cell of a table in Markdown is one line: what stands below each other in it is parted by semicolons. */
function onOneLine(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child, index) => {
    if (!isElement(child) || INLINE.has(child.tagName)) return [child];
    return [...(index === 0 ? [] : [text('; ')]), ...onOneLine(child.children)];
  });
}

/** A mark above a heading would end the section before it. */
function headingFirst(children: ElementContent[]): ElementContent[] {
  const headings = children.filter((child) => isElement(child) && HEADINGS.has(child.tagName));
  const [heading] = headings;
  if (!heading || headings.length > 1) return children;
  const before = children.slice(0, children.indexOf(heading));
  const areMarks = before.every((child) => !isElement(child) || INLINE.has(child.tagName));
  return areMarks ? [heading, ...children.filter((child) => child !== heading)] : children;
}

/** Name and value on one line: "**Fee**: ₹5,900". */
function definitions(children: readonly ElementContent[]): ElementContent[] {
  const parts = children.flatMap((child) => (isElement(child) && child.tagName === 'div' ? child.children : [child]));
  return parts.filter(isElement).reduce<Element[]>((items, part) => {
    const last = items.at(-1);
    if (part.tagName === 'dt') items.push(element('li', [element('strong', part.children), text(': ')]));
    else last?.children.push(...part.children);
    return items;
  }, []);
}

const holdsHeading = (node: Content): boolean =>
  isElement(node) && (HEADINGS.has(node.tagName) || node.children.some(holdsHeading));

/** Rows with headings are sections, not items of a list. */
function sections(list: Element): Element {
  const items = list.children.map((item) => (isElement(item) ? { ...item, tagName: 'div' } : item));
  return { ...list, tagName: 'div', children: items };
}

/** The words of a fold above what it holds; a question in it stays a heading. */
function summary(children: ElementContent[]): Element {
  if (children.some(holdsHeading)) return element('div', children);
  const hasMark = children.some((child) => isElement(child) && child.children.some((part) => isElement(part)));
  return element('p', hasMark ? children : [element('strong', children)]);
}

function simplified(node: Element): Element {
  switch (node.tagName) {
    case 'dl':
      return element('ul', definitions(node.children));
    case 'ol':
    case 'ul':
      return node.children.some(holdsHeading) ? sections(node) : node;
    case 'td':
    case 'th':
      return { ...node, children: onOneLine(node.children) };
    case 'summary':
      return summary(node.children);
    case 'noscript':
      // Its words stand in for a field. Elements in it speak of the missing script.
      return element(
        'span',
        node.children.filter(({ type }) => type === 'text'),
      );
    case 'header':
      // What stands in it before the title leads back.
      return {
        ...node,
        children: headingFirst(node.children).filter((child) => !isElement(child) || child.tagName !== 'a'),
      };
    default:
      return { ...node, children: headingFirst(node.children) };
  }
}

function readChildren(nodes: readonly Content[], address: (href: string) => string, keeps: Keeps): ElementContent[] {
  const read: ElementContent[] = [];
  for (const node of nodes) {
    if (node.type === 'text') read.push(node);
    if (!isElement(node) || isControl(node) || !keeps(node)) continue;
    const children = readChildren(node.children, address, keeps);
    const { href, src } = node.properties;
    const properties = {
      ...node.properties,
      ...(typeof href === 'string' && { href: address(href) }),
      ...(typeof src === 'string' && { src: address(src) }),
    };
    const now = simplified({ ...node, properties, children });
    read.push(...gapBetween(read.at(-1), now), now);
  }
  return read;
}

/**
 * What a page says, without its controls: names and values on one line, rows with headings as sections, addresses whole.
 * @param tree of the main part of a page
 * @param address makes an address of the page whole
 * @param keeps false for an element that has no meaning outside the page
 */
export function readable(tree: Root, address: (href: string) => string, keeps: Keeps): Nodes {
  return { type: 'root', children: readChildren(tree.children, address, keeps) };
}
