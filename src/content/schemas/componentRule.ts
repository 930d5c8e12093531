import type { ListingKind } from './';

/** What a prop of a component may hold, and what it is for. */
export type PropRule = {
  /** For editors: what it is for. Stands in COMPONENTS.md. */
  readonly about: string;
} & (
  | { readonly type: 'text' }
  | { readonly type: 'flag' }
  | { readonly type: 'icon' }
  /** An id of the registry; with `hasHistory` one that has an earlier period, too. */
  | { readonly type: 'figure'; readonly hasHistory?: true }
  /** An id of the glossary. */
  | { readonly type: 'term' }
  | { readonly type: 'address' }
  | { readonly type: 'oneOf'; readonly values: readonly string[] }
  /** An identifier imported from the page's own data file, whose kind must be one of these. */
  | { readonly type: 'data'; readonly kinds: readonly ListingKind[] }
);

export interface ComponentRule {
  /** For editors: what it is for. Stands in COMPONENTS.md. */
  readonly purpose: string;
  readonly required?: Readonly<Record<string, PropRule>>;
  readonly optional?: Readonly<Record<string, PropRule>>;
  /** Whether something stands between the opening and the closing tag. */
  readonly children: 'none' | 'optional' | 'required';
  /** The components that may hold it, and then hold nothing else; any place where left out. */
  readonly within?: readonly string[];
  /** The one Markdown list that it holds. */
  readonly holds?: 'list' | 'orderedList';
  /** How often a page has it; as often as it likes where left out. */
  readonly onPage?: 'exactly one' | 'at most one';
  /** Ids that it brings, so that links can lead to them; the kind of a file of src/content for an id each of its rows. */
  readonly anchors?: readonly string[] | 'figures' | 'glossary';
  /** Pages that it leads to, so that no menu has to. */
  readonly leadsTo?: readonly string[];
}

/** Components of one use, as an editor looks for them. */
export interface VocabularyGroup {
  readonly title: string;
  readonly components: Readonly<Record<string, ComponentRule>>;
}

/** A prop that takes a text. */
export const text = (about: string) => ({ type: 'text', about }) as const;

/** A prop that takes a figure. */
export const figure = { type: 'figure', about: 'Which figure of the registry.' } as const;
