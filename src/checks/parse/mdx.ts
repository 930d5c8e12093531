import { createSlugger } from '@docusaurus/utils/lib/slugger';
import type { Program } from 'estree';
import type { Nodes, Root, TableCell } from 'mdast';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { gfmTable } from 'micromark-extension-gfm-table';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Processor } from 'unified';
import { VFileMessage } from 'vfile-message';
import { syntaxRemedy } from './mdxErrors';
import type { Place } from '../problem';
import {
  textProp,
  type Component,
  type Import,
  type MdxFacts,
  type Prop,
  type PropValue,
  type TableCell as CellFacts,
} from './mdxFacts';
import { quotedFigures } from './quotedFigures';

/**
 * Parses tables, but no other extension of GitHub's Markdown. The others would take a quarter of the parsing time, mostly to find addresses to link.
 */
function tables(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmTable());
  (data.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown());
}

const processor = unified().use(remarkParse).use(tables).use(remarkMdx);

/** The YAML between the two `---` lines, with an empty line in place of the first, so that line numbers stay the same. */
export function frontMatterText(text: string): string | undefined {
  const match = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*\r?$/m.exec(text);
  return match?.index === 0 ? `\n${match[1] ?? ''}` : undefined;
}

/**
 * Replaces with spaces what Docusaurus parses before MDX: the front matter and the ids of headings, `## Offers {#offers}`. Lines and columns stay the
 * same.
 * @returns the ids by the lines of their headings, and the masked text
 */
function maskUnread(text: string): { readonly masked: string; readonly ids: ReadonlyMap<number, string> } {
  const body = text
    .replace(/^\uFEFF/, '')
    .replace(/^---[ \t]*\r?\n[\s\S]*?^---[ \t]*\r?$/m, (match, offset: number) =>
      offset === 0 ? blank(match) : match,
    );
  const ids = new Map<number, string>();
  const lines = body.split('\n').map((line, index) =>
    line.replace(/^([ \t]*#{1,6} .*?)(\{#([\w-]+)\}[ \t\r]*)$/, (_line, words: string, mark: string, id: string) => {
      ids.set(index + 1, id);
      return words + blank(mark);
    }),
  );
  return { masked: lines.join('\n'), ids };
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}

/** Parses the body of an MDX file, with places as in the whole file. @returns the syntax tree, or the first syntax error */
export function parseMdx(
  text: string,
):
  | { readonly root: Root; readonly ids: ReadonlyMap<number, string> }
  | { readonly fault: Place & { readonly message: string } } {
  const { masked, ids } = maskUnread(text);
  try {
    return { root: processor.parse(masked), ids };
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return { fault: syntaxRemedy(error, text) };
  }
}

type Mutable<Facts> = {
  -readonly [Name in keyof Facts]: Facts[Name] extends readonly (infer Item)[] ? Item[] : Facts[Name];
};

/** Extracts the facts of an MDX file. Does not throw because of invalid content. */
export function readMdx(text: string): MdxFacts {
  const facts: Mutable<MdxFacts> = {
    ...{ imports: [], exports: [], headings: [], links: [], images: [], components: [] },
    ...{ texts: [], quotedFigures: [], paragraphs: [], tables: [], codeBlocks: [], expressions: [], html: [] },
  };
  const parsed = parseMdx(text);
  if ('fault' in parsed) return { ...facts, fault: parsed.fault };
  const lines = text.split('\n');
  const { ids } = parsed;
  const slugger = createSlugger();

  function read(node: Nodes, within: readonly string[], until?: string): void {
    const place = placeOf(node);
    if (node.type === 'mdxjsEsm') readStatements(node.data?.estree, place, facts);
    else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const isComment = node.data?.estree?.body.length === 0;
      facts.expressions.push({ ...place, code: node.value.trim(), isComment });
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const component = readComponent(node, within);
      facts.components.push(component);
      for (const { name, value, ...at } of component.props) {
        if (name !== 'to' || value.form !== 'text') continue;
        facts.links.push({ ...at, target: value.text, ...(node.name !== null && { component: node.name }) });
      }
    } else if (node.type === 'heading') {
      const id = ids.get(place.line) ?? commentId(node.children.at(-1));
      const words = wordsOf(node).trim();
      const hasGivenId = id !== undefined;
      facts.headings.push({ ...place, depth: node.depth, words, id: id ?? slugger.slug(words), hasGivenId });
    } else if (node.type === 'link') {
      facts.links.push({ ...place, target: node.url, words: wordsOf(node).trim() });
    } else if (node.type === 'definition') {
      facts.links.push({ ...place, target: node.url });
    } else if (node.type === 'image') {
      facts.images.push({ ...place, target: node.url, alt: node.alt ?? '' });
    } else if (node.type === 'text') {
      facts.texts.push({ ...place, value: node.value, ...(until !== undefined && { until }) });
    } else if (node.type === 'paragraph') {
      facts.paragraphs.push({ ...place, words: wordsOf(node, 'that').trim() });
    } else if (node.type === 'table') {
      const rows = node.children.slice(1).map((row) => row.children.map(readCell));
      facts.tables.push({ ...place, rows });
    } else if (node.type === 'code') {
      const last = node.position?.end.line ?? place.line;
      facts.codeBlocks.push({ ...place, isClosed: isClosed(lines, place.line, last) });
    } else if (node.type === 'html') facts.html.push(place);
    if (!('children' in node)) return;
    const name = 'name' in node ? node.name : undefined;
    const day = name === 'Until' ? (textProp(facts.components.at(-1), 'day') ?? '') : until;
    for (const child of node.children) read(child, typeof name === 'string' ? [...within, name] : within, day);
  }

  read(parsed.root, []);
  facts.quotedFigures.push(...quotedFigures(parsed.root));
  return facts;
}

function placeOf({ position }: Pick<Nodes, 'position'>): Place {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}

const readCell = (cell: TableCell): CellFacts => ({ ...placeOf(cell), words: wordsOf(cell).trim() });

function readStatements(program: Program | null | undefined, block: Place, facts: Mutable<MdxFacts>): void {
  for (const statement of program?.body ?? []) {
    const start = statement.loc?.start;
    const place = start ? { line: start.line, column: start.column + 1 } : block;
    if (statement.type !== 'ImportDeclaration') {
      facts.exports.push(place);
      continue;
    }
    facts.imports.push({
      ...place,
      from: String(statement.source.value),
      names: statement.specifiers.map(({ local }) => local.name),
      isDefault: statement.specifiers.length === 1 && statement.specifiers[0]?.type === 'ImportDefaultSpecifier',
    } satisfies Import);
  }
}

function readComponent(element: MdxJsxFlowElement | MdxJsxTextElement, within: readonly string[]): Component {
  const props = element.attributes.map((attribute): Prop => {
    const place = placeOf(attribute.position ? attribute : element);
    return attribute.type === 'mdxJsxAttribute'
      ? { ...place, name: attribute.name, value: readValue(attribute) }
      : { ...place, value: { form: 'code', code: attribute.value } };
  });
  return { ...placeOf(element), name: element.name, props, within, children: element.children.map(childType) };
}

function childType(node: Nodes): string {
  if ('name' in node) return node.name ?? '<>';
  return node.type === 'list' && node.ordered ? 'orderedList' : node.type;
}

function readValue({ value }: MdxJsxAttribute): PropValue {
  if (value === null || value === undefined) return { form: 'flag' };
  if (typeof value === 'string') return { form: 'text', text: value };
  const code = value.value.trim();
  const literal = /^(["'])((?:(?!\1)[^\\])*)\1$/.exec(code);
  if (literal) return { form: 'text', text: literal[2] ?? '' };
  if (/^\d+(?:\.\d+)?$/.test(code)) return { form: 'text', text: code };
  if (/^[A-Za-z_$][\w$]*$/.test(code)) return { form: 'identifier', name: code };
  return { form: 'code', code };
}

/** The id of a heading in a comment at its end. */
function commentId(last: Nodes | undefined): string | undefined {
  return last?.type === 'mdxTextExpression' ? /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(last.value.trim())?.[1] : undefined;
}

/**
 * The text of a node without its markup.
 * @param instead replaces a component that has no text
 */
function wordsOf(node: Nodes, instead = ''): string {
  if ('children' in node && (node.children.length > 0 || !('name' in node))) {
    return node.children.map((child) => wordsOf(child, instead)).join('');
  }
  if ('name' in node) return instead;
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') return '';
  return 'value' in node ? node.value : '';
}

/** Whether a code block has a closing fence, and does not just end with the file or the element around it. */
function isClosed(lines: readonly string[], first: number, last: number): boolean {
  const fence = /(`{3,}|~{3,})/.exec(lines[first - 1] ?? '')?.[1];
  return fence === undefined || (last > first && (lines[last - 1] ?? '').trim().startsWith(fence));
}
