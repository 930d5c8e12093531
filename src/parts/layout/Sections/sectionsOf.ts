import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

/** A section of a text, split into a visible and a collapsed part on phones. */
export interface TextSection {
  /** Its heading; the text before the first heading has none */
  readonly heading: ReactElement | undefined;
  /** Its first part, or all of it if nothing is collapsed */
  readonly open: readonly ReactNode[];
  readonly folded: readonly ReactNode[];
}

/** How to recognize the parts of a text. */
export interface Kinds {
  /** Ids of the headings of sections */
  readonly headings: readonly string[];
  /** Self-collapsing or interactive components: a section that contains one stays open */
  readonly alwaysOpen: readonly unknown[];
  /** Parts that answer the heading at the start of a section, such as a paragraph or a table */
  readonly leads: readonly unknown[];
}

type Props = Readonly<Record<string, unknown>>;

/** Shorter texts take less room than the line that expands them, in characters. */
const MIN_FOLDED_CHARACTERS = 180;

export const propsOf = (node: ReactNode): Props => (isValidElement<Props>(node) ? node.props : {});

export const childrenOf = (node: ReactNode): readonly ReactNode[] =>
  Children.toArray(propsOf(node).children as ReactNode);

/** Length of a part's text, in characters; a part that generates its text counts as long. */
function lengthOf(node: ReactNode): number {
  if (typeof node === 'string') return node.length;
  if (!isValidElement(node)) return 0;
  const children = childrenOf(node);
  if (children.length === 0 && typeof node.type !== 'string') return MIN_FOLDED_CHARACTERS;
  return children.reduce<number>((sum, child) => sum + lengthOf(child), 0);
}

/** The text of a part, as far as its children contain it. */
export function textOf(node: ReactNode): string {
  return typeof node === 'string' ? node : childrenOf(node).map(textOf).join('');
}

const isOneOf = (types: readonly unknown[], part: ReactNode): boolean =>
  isValidElement(part) && types.includes(part.type);

/** Number of parts that stay visible: the first, and the next if the first ends with a colon. */
function leadCount([first]: readonly ReactNode[], leads: readonly unknown[]): number {
  if (!isOneOf(leads, first)) return 0;
  return textOf(first).trimEnd().endsWith(':') ? 2 : 1;
}

function sectionOf(heading: ReactElement, parts: readonly ReactNode[], { alwaysOpen, leads }: Kinds): TextSection {
  const count = leadCount(parts, leads);
  const folded = parts.slice(count);
  const staysOpen =
    parts.some((part) => isOneOf(alwaysOpen, part)) ||
    folded.reduce<number>((sum, part) => sum + lengthOf(part), 0) < MIN_FOLDED_CHARACTERS;
  return staysOpen ? { heading, open: parts, folded: [] } : { heading, open: parts.slice(0, count), folded };
}

/** The sections of a text, each from a heading to the next. All parts stay in place. */
export function sectionsOf(text: ReactNode, kinds: Kinds): readonly TextSection[] {
  const groups: { heading: ReactElement | undefined; parts: ReactNode[] }[] = [{ heading: undefined, parts: [] }];
  for (const part of Children.toArray(text)) {
    if (typeof part === 'string' && part.trim() === '') continue;
    if (isValidElement(part) && kinds.headings.includes(String(propsOf(part).id)))
      groups.push({ heading: part, parts: [] });
    else groups.at(-1)?.parts.push(part);
  }
  return groups
    .filter(({ heading, parts }) => heading !== undefined || parts.length > 0)
    .map(({ heading, parts }) => (heading ? sectionOf(heading, parts, kinds) : { heading, open: parts, folded: [] }));
}
