import type { Place } from '../problem';

/** The facts of an MDX file, as plain data, so that they can be cached. */

/** The value of a prop in one of the forms that content may use. */
export type PropValue =
  | { readonly form: 'flag' }
  | { readonly form: 'text'; readonly text: string }
  | { readonly form: 'identifier'; readonly name: string }
  | { readonly form: 'code'; readonly code: string };

export interface Prop extends Place {
  /** `undefined` for a spread, `{...props}`. */
  readonly name?: string;
  readonly value: PropValue;
}

/** A tag: a component, or HTML when its name begins with a small letter. */
export interface Component extends Place {
  /** `null` for the empty tag, `<>`. */
  readonly name: string | null;
  readonly props: readonly Prop[];
  /** Names of the tags around it, the outermost first. */
  readonly within: readonly string[];
  /** Its children, in order: names of tags, and types of Markdown such as `paragraph`, `orderedList` and `list`. */
  readonly children: readonly string[];
}

/** A prop of a component that is plain text. */
export function textProp(component: Component | undefined, name: string): string | undefined {
  const value = component?.props.find((prop) => prop.name === name)?.value;
  return value?.form === 'text' ? value.text : undefined;
}

export interface Import extends Place {
  /** As it is written: `./home-loans.yml`. */
  readonly from: string;
  readonly names: readonly string[];
  /** Whether it has the form `import name from '…'`. */
  readonly isDefault: boolean;
}

export interface Heading extends Place {
  readonly depth: number;
  readonly words: string;
  /** As given, `## Offers {#offers}`, or as Docusaurus makes it from the words. */
  readonly id: string;
  readonly hasGivenId: boolean;
}

/** A link in Markdown, or the `to` of a component. */
export interface Link extends Place {
  readonly target: string;
  /** What a visitor reads of a link in Markdown. */
  readonly words?: string;
  /** The component whose `to` it is; left out for a link in Markdown. */
  readonly component?: string;
}

export interface Image extends Place {
  readonly target: string;
  readonly alt: string;
}

/** Plain text, without code and markup. */
export interface Text extends Place {
  readonly value: string;
  /** The last day of an `<Until>` around it, as it is written. */
  readonly until?: string;
}

/** A figure of the registry in a text. */
export interface QuotedFigure extends Place {
  readonly id: string;
  /** The day whose value it has, as it is written. */
  readonly on?: string;
  /** The sentence around it, as plain text; in a table, its row after the column heads. Empty if there is none. */
  readonly sentence: string;
}

/** A paragraph as plain text. "that" replaces a component inside it, such as a figure. */
export interface Paragraph extends Place {
  readonly words: string;
}

/** A cell of a table as plain text. */
export interface TableCell extends Place {
  readonly words: string;
}

export interface TextTable extends Place {
  /** Its rows below the heads of the columns */
  readonly rows: readonly (readonly TableCell[])[];
}

/** A block of code between fences. */
export interface CodeBlock extends Place {
  readonly isClosed: boolean;
}

/** `{…}` in the text. */
export interface Expression extends Place {
  readonly code: string;
  /** Whether there is nothing but comments in it */
  readonly isComment: boolean;
}

export interface MdxFacts {
  /** The syntax error of the file. All other facts are empty then. */
  readonly fault?: Place & { readonly message: string };
  readonly imports: readonly Import[];
  /** Statements that are no imports. */
  readonly exports: readonly Place[];
  readonly headings: readonly Heading[];
  readonly links: readonly Link[];
  readonly images: readonly Image[];
  readonly components: readonly Component[];
  readonly texts: readonly Text[];
  readonly quotedFigures: readonly QuotedFigure[];
  readonly paragraphs: readonly Paragraph[];
  readonly tables: readonly TextTable[];
  readonly codeBlocks: readonly CodeBlock[];
  readonly expressions: readonly Expression[];
  /** HTML that MDX does not parse. */
  readonly html: readonly Place[];
}
