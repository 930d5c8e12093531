import path from 'node:path';
import { createSlugger } from '@docusaurus/utils/lib/slugger';
import type { ContentFile } from '../cli/readContent';
import { proseIn, withoutBlocks } from './prose';

const heading = /^[ \t]*#{1,6}[ \t]+(.*?)[ \t\r]*$/gm;
const givenId = /\{(?:#([\w-]+)|\/\*\s*#([\w-]+)\s*\*\/)\}$/;

/** Ids that the home page gives its parts; no content file stands behind it. */
export const homeAnchors: readonly string[] = ['products'];

/** Ids of headings, as given (`## Offers {#offers}`) or as Docusaurus makes them from the words. */
export function headingIds(text: string): string[] {
  const slugger = createSlugger();
  return [...withoutBlocks(text).matchAll(heading)].map(([, words = '']) => {
    const given = givenId.exec(words);
    return given?.[1] ?? given?.[2] ?? slugger.slug(plainWords(words));
  });
}

/**
 * Every place on a page that a link may name: its headings, those of its partials, and what its components bring.
 * @param texts of all content files by path, in which partials are looked up
 * @param figureIds ids of the registry, which the list of figures gives its entries
 */
export function anchorsOf(
  { path: filePath, text }: ContentFile,
  texts: ReadonlyMap<string, string>,
  figureIds: readonly string[],
  seen = new Set<string>(),
): string[] {
  if (seen.has(filePath)) return [];
  seen.add(filePath);
  const prose = proseIn(text);
  const anchors = headingIds(text);
  if (/<CardList\b/.test(prose)) anchors.push('cards-list');
  if (/<FigureList\b/.test(prose)) anchors.push(...figureIds);
  for (const [, from = ''] of prose.matchAll(/^import\s+\w+\s+from\s+["'](\.\/_[\w-]+\.mdx)["']/gm)) {
    const partial = path.posix.join(path.posix.dirname(filePath), from);
    const partialText = texts.get(partial);
    if (partialText !== undefined) {
      anchors.push(...anchorsOf({ path: partial, text: partialText }, texts, figureIds, seen));
    }
  }
  return anchors;
}

/** The words of a heading without its Markdown, as a reader sees them. Components add nothing to an id. */
function plainWords(markdown: string): string {
  return markdown
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|\*|`/g, '')
    .replaceAll(/(?<=^|\W)_([^_]+)_(?=\W|$)/g, '$1')
    .replaceAll(/\\(?=\W)/g, '')
    .trim();
}
