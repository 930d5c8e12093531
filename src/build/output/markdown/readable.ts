import { isTag, isText, type ChildNode, type Element, type ParentNode } from 'domhandler';

/** Elements that are not text, or do nothing without scripts. */
const CONTROLS = new Set([
  ...['button', 'form', 'input', 'label', 'nav', 'output', 'script', 'select', 'style', 'svg', 'template', 'textarea'],
]);
const LEFT_OUT_CLASSES = /\b(?:visuallyHidden|screenOnly)\b/u;
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4']);
const INLINE = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'noscript', 's', 'small', 'span', 'strong', 'time']);
const EMPTY = new Set(['br', 'hr', 'img']);
const ATTRIBUTES = ['href', 'src', 'alt', 'title', 'start'];

/** Makes one of the page's links absolute. */
type Address = (href: string) => string;

const escaped = (text: string): string => text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);

const isInline = (node: ChildNode): boolean => isTag(node) && INLINE.has(node.name);
const isHeading = (node: ChildNode): boolean => isTag(node) && HEADINGS.has(node.name);
const holdsHeading = (node: ChildNode): boolean => isHeading(node) || (isTag(node) && node.children.some(holdsHeading));

function isControl({ name, attribs }: Element): boolean {
  return (
    CONTROLS.has(name) ||
    'data-needs-script' in attribs ||
    'hidden' in attribs ||
    attribs['aria-hidden'] === 'true' ||
    // The caption is a table's only title.
    (name !== 'caption' && LEFT_OUT_CLASSES.test(attribs['class'] ?? ''))
  );
}

/** The children of an element without comments and controls. */
function readChildren({ children }: ParentNode): readonly ChildNode[] {
  return children.filter((child) => isText(child) || (isTag(child) && !isControl(child)));
}

/** Moves a heading above inline elements before it, such as a badge, which would otherwise belong to the previous section. */
function headingFirst(children: readonly ChildNode[]): readonly ChildNode[] {
  const [heading, another] = children.filter(isHeading);
  if (!heading || another) return children;
  const before = children.slice(0, children.indexOf(heading));
  return before.every((child) => !isTag(child) || isInline(child))
    ? [heading, ...children.filter((child) => child !== heading)]
    : children;
}

const tagged = (name: string, html: string): string => `<${name}>${html}</${name}>`;

/** Name and value on one line: "**Fee**: ₹5,900". */
function definitions(list: Element, address: Address): string {
  const parts = readChildren(list).flatMap((child) =>
    isTag(child) && child.name === 'div' ? readChildren(child) : child,
  );
  const items: string[] = [];
  for (const part of parts.filter(isTag)) {
    const html = htmlOf(readChildren(part), address);
    if (part.name === 'dt') items.push(`<strong>${html}</strong>: `);
    else items.push(`${items.pop() ?? ''}${html}`);
  }
  return tagged('ul', items.map((item) => tagged('li', item)).join(''));
}

/** A table cell in Markdown is one line: blocks in it are separated by semicolons. */
function onOneLine(children: readonly ChildNode[], address: Address): string {
  const lines: string[] = [];
  let line: ChildNode[] = [];
  const endLine = (): void => {
    const html = htmlOf(line, address);
    if (html.trim() !== '') lines.push(html);
    line = [];
  };
  for (const child of children) {
    if (!isTag(child) || isInline(child)) {
      line.push(child);
      continue;
    }
    endLine();
    lines.push(onOneLine(readChildren(child), address));
  }
  endLine();
  return lines.filter((html) => html !== '').join('; ');
}

/** The summary of a `<details>`, above its content; a question in it stays a heading. */
function summary(children: readonly ChildNode[], address: Address): string {
  const html = htmlOf(children, address);
  if (children.some(holdsHeading)) return tagged('div', html);
  const hasMark = children.some((child) => isTag(child) && child.children.some(isTag));
  return tagged('p', hasMark ? html : tagged('strong', html));
}

function startTag({ name, attribs }: Element, address: Address): string {
  const kept = ATTRIBUTES.flatMap((attribute) => {
    const value = attribs[attribute];
    if (value === undefined) return [];
    return [` ${attribute}="${escaped(['href', 'src'].includes(attribute) ? address(value) : value)}"`];
  });
  return `<${name}${kept.join('')}>`;
}

function elementHtml(element: Element, address: Address): string {
  const children = readChildren(element);
  switch (element.name) {
    case 'dl':
      return definitions(element, address);
    case 'td':
    case 'th':
      return tagged(element.name, onOneLine(children, address));
    case 'summary':
      return summary(children, address);
    case 'details':
      return tagged('div', htmlOf(children, address));
    case 'noscript':
      // Its text replaces a field. Elements in it are about missing JavaScript.
      return htmlOf(children.filter(isText), address);
    case 'header':
      // A link in it leads back.
      return tagged(
        'div',
        htmlOf(
          headingFirst(children).filter((child) => !isTag(child) || child.name !== 'a'),
          address,
        ),
      );
  }
  if (EMPTY.has(element.name)) return startTag(element, address);
  const html = htmlOf(headingFirst(children), address);
  // Rows with headings are sections, not items of a list.
  const isSections = ['ol', 'ul'].includes(element.name) && holdsHeading(element);
  const isSection = element.name === 'li' && holdsHeading(element);
  return isSections || isSection ? tagged('div', html) : `${startTag(element, address)}${html}</${element.name}>`;
}

/** Separates text that is separated only by CSS, such as an amount and the note below it. */
function gapBetween(before: ChildNode | undefined, htmlBefore: string, after: ChildNode): string {
  if (!before || !isInline(after) || !/\S$/u.test(htmlBefore.replaceAll(/<[^>]*>/gu, ''))) return '';
  if (isTag(after) && after.name === 'small') return ', ';
  return isInline(before) ? ' ' : '';
}

function htmlOf(nodes: readonly ChildNode[], address: Address): string {
  let html = '';
  let before: ChildNode | undefined;
  for (const node of nodes) {
    const now = isText(node) ? escaped(node.data) : isTag(node) ? elementHtml(node, address) : '';
    html += gapBetween(before, html, node) + now;
    before = node;
  }
  return html;
}

/**
 * Simplifies a page's HTML: no controls, names and values on one line, rows with headings as sections, absolute links.
 * @param page its main part
 * @param address makes one of the page's links absolute
 */
export function readableHtml(page: ParentNode, address: Address): string {
  return htmlOf(readChildren(page), address);
}
