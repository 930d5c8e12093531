import type { Nodes, Root, Table } from 'mdast';
import type { QuotedFigure } from './mdxFacts';

/** Placeholder for the figures of a text, in order. */
const MARK = '\u0000';

/** The figures of a page, each with the sentence around it. */
export function quotedFigures(root: Root): readonly QuotedFigure[] {
  return textsOf(root).flatMap(({ nodes, before }) => {
    const figures: (readonly [node: Nodes, id: string, on: string | undefined])[] = [];
    const words = nodes.map((node) => wordsOf(node, figures)).join(' ');
    const sentences = words.split(/(?<=[.!?])\s+/);
    let counted = 0;
    const sentenceOf = figures.map(() => '');
    for (const sentence of sentences) {
      for (let count = sentence.split(MARK).length - 1; count > 0; count -= 1) sentenceOf[counted++] = sentence;
    }
    return figures.map(([node, id, on], index): QuotedFigure => {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      const sentence = [before, (sentenceOf[index] ?? '').replaceAll(MARK, 'that')].filter(Boolean).join(' ');
      return { line, column, id, ...(on !== undefined && { on }), sentence };
    });
  });
}

/** A unit of text: a paragraph, a heading, a row of a table with its head, or a figure alone. */
interface Block {
  readonly nodes: readonly Nodes[];
  readonly before: string;
}

function textsOf(node: Nodes): readonly Block[] {
  if (node.type === 'table') return rowsOf(node);
  if (node.type === 'paragraph' || node.type === 'heading') return [{ nodes: node.children, before: '' }];
  if (isFigure(node)) return [{ nodes: [node], before: '' }];
  return 'children' in node ? node.children.flatMap(textsOf) : [];
}

function rowsOf({ children: [head, ...rows] }: Table): readonly Block[] {
  const before = head ? head.children.map((cell) => wordsOf(cell, [])).join(' ') : '';
  return rows.map(({ children }) => ({ nodes: children, before }));
}

function isFigure(node: Nodes): boolean {
  return 'name' in node && node.name === 'Figure';
}

/** The text of a node; a figure is a mark in it, and is added to the list. */
function wordsOf(node: Nodes, figures: (readonly [Nodes, string, string | undefined])[]): string {
  if ('name' in node && node.name === 'Figure') {
    const prop = (name: string): string | undefined => {
      const found = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
      );
      return typeof found?.value === 'string' ? found.value : undefined;
    };
    figures.push([node, prop('id') ?? '', prop('on')]);
    return MARK;
  }
  if ('children' in node) return node.children.map((child) => wordsOf(child, figures)).join('');
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
}
