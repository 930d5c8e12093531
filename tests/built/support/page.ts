/** What stands in the HTML of a page. Nothing is laid out: this is what is written, not what is drawn. */
import { compile, selectAll, selectOne } from 'css-select';
import { isText, type AnyNode, type Document, type Element } from 'domhandler';

type Root = Document | Element;

const compiled = new Map<string, (node: Element) => boolean>();

/** Whether an element matches a selector, which is compiled once. */
function isMatch(element: Element, selector: string): boolean {
  const test = compiled.get(selector) ?? compile<AnyNode, Element>(selector);
  compiled.set(selector, test);
  return test(element);
}

const isElement = (node: AnyNode): node is Element => 'attribs' in node;

/** All elements that match a selector, in order. */
export const all = (selector: string, root: Root): Element[] => selectAll<AnyNode, Element>(selector, root);

/** The first element that matches a selector. */
export const first = (selector: string, root: Root): Element | undefined =>
  selectOne<AnyNode, Element>(selector, root) ?? undefined;

/** An attribute; empty where the element or the attribute is not there. */
export const attribute = (element: Element | undefined, name: string): string => element?.attribs[name] ?? '';

/** Whether an element, or one around it, matches a selector. */
export function isWithin(element: Element, selector: string): boolean {
  for (let node: AnyNode | null = element; node; node = node.parent) {
    if (isElement(node) && isMatch(node, selector)) return true;
  }
  return false;
}

/** The text of an element, without the zero-width space beside a heading's own link. */
export function textIn(element: AnyNode | undefined): string {
  if (!element) return '';
  if (isText(element)) return element.data.replaceAll('\u200b', '');
  return 'children' in element ? element.children.map(textIn).join('') : '';
}

/** What is folded away until somebody asks for it. */
export const FOLDED = 'details > :not(summary)';

/**
 * The texts of an element, in order.
 * @param without a selector of parts to leave out, besides scripts and styles
 */
export function textsIn(element: Root, without?: string): readonly string[] {
  const texts: string[] = [];
  const leaveOut = ['script', 'style', ...(without ? [without] : [])].join(', ');
  const walk = (node: AnyNode): void => {
    if (isText(node)) texts.push(node.data);
    else if ('children' in node && !(isElement(node) && isMatch(node, leaveOut))) node.children.forEach(walk);
  };
  element.children.forEach(walk);
  return texts;
}

/**
 * The words of an element on one line, with a space between texts of different elements.
 * @param without a selector of parts to leave out, besides scripts and styles
 */
export function wordsIn(element: Root, without?: string): string {
  return textsIn(element, without)
    .join(' ')
    .replaceAll(/[\s\u00a0\u200b]+/gu, ' ')
    .trim();
}

/** One section of a page, as its headings show it. */
export interface PageSection {
  /** The text of its h2. */
  readonly title: string;
  /** The h3s below it, in order. */
  readonly parts: readonly string[];
  /** How many numbered steps it has. */
  readonly steps: number;
}

/** The sections of a page, in order, those that it folds away too. */
export function outlineOf(page: Document): PageSection[] {
  const sections: { title: string; parts: string[]; steps: number }[] = [];
  for (const element of all('main :is(h2, h3, ol > li)', page)) {
    if (isWithin(element, 'nav, [hidden]')) continue;
    const section = sections.at(-1);
    if (element.name === 'h2') sections.push({ title: textIn(element).trim(), parts: [], steps: 0 });
    else if (element.name === 'h3') section?.parts.push(textIn(element).trim());
    else if (section) section.steps += 1;
  }
  return sections;
}

/** All questions of a page, in order, in whichever section they stand. */
export function faqItems(page: Document): readonly Element[] {
  return all('main details[name="question"]', page);
}
