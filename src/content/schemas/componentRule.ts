import type { ListingKind } from './';

/** The accepted values of a prop, and its purpose. */
export type PropRule = {
  /** Its purpose, for COMPONENTS.md. */
  readonly about: string;
} &
  /** Words for the visitor */
  (
    | { readonly type: 'text' }
    /** A text that code reads, or a figure: it is the same in each language */
    | { readonly type: 'value' }
    | { readonly type: 'flag' }
    | { readonly type: 'icon' }
    /** An id of the registry; with `hasHistory` one with an earlier period. */
    | { readonly type: 'figure'; readonly hasHistory?: true }
    /** An id of the glossary. */
    | { readonly type: 'term' }
    /** A day, year-month-day. */
    | { readonly type: 'day' }
    | { readonly type: 'address' }
    | { readonly type: 'oneOf'; readonly values: readonly string[] }
    /** An identifier imported from the page's own data file, whose kind must be one of these. */
    | { readonly type: 'data'; readonly kinds: readonly ListingKind[] }
  );

export interface ComponentRule {
  /** Its purpose, for COMPONENTS.md. */
  readonly purpose: string;
  /** MDX that uses the component as a page would. A component and the ones inside it may share an example. */
  readonly example: string;
  /** The page whose data files the example imports, such as docs/gold-loan.mdx. */
  readonly examplePage?: string;
  readonly required?: Readonly<Record<string, PropRule>>;
  readonly optional?: Readonly<Record<string, PropRule>>;
  /** Whether it has content between the opening and the closing tag. */
  readonly children: 'none' | 'optional' | 'required';
  /** Its possible parents, which may then have no other content. Anywhere if left out. */
  readonly within?: readonly string[];
  /** Whether it stands inside a sentence, so that its content is text without paragraphs. */
  readonly isInSentence?: true;
  /** The kind of Markdown list that must be its only content. */
  readonly holds?: 'list' | 'orderedList';
  /** How often a page has it; any number of times if left out. */
  readonly onPage?: 'exactly one' | 'at most one';
  /** Ids in its HTML, for links; or the kind of a file of src/content whose rows' ids they are. */
  readonly anchors?: readonly string[] | 'figures' | 'glossary';
  /** Pages that it links to, so that they need not be in a menu. */
  readonly leadsTo?: readonly string[];
}

/** A group of components in COMPONENTS.md. */
export interface VocabularyGroup {
  readonly title: string;
  readonly components: Readonly<Record<string, ComponentRule>>;
}

/** A prop that takes an id, inputs, or a figure. */
export const value = (about: string) => ({ type: 'value', about }) as const;

/** A prop that takes a text. */
export const text = (about: string) => ({ type: 'text', about }) as const;

/** A prop that takes a figure. */
export const figure = { type: 'figure', about: 'Which figure of the registry.' } as const;

/** A prop that takes an icon. */
export const icon = { type: 'icon', about: 'A picture that says the same as the title.' } as const;

/** Removes the indentation of the surrounding code from an example. */
export function mdx({ raw: [written = ''] }: TemplateStringsArray): string {
  const text = written.replace(/^\n/, '').trimEnd();
  const [indent = ''] = /^ */.exec(text) ?? [];
  return text.slice(indent.length).replaceAll(`\n${indent}`, '\n');
}
