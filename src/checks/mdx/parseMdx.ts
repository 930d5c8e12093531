import type { Root } from 'mdast';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Processor } from 'unified';
import { VFileMessage } from 'vfile-message';
import type { Problem } from '../validation/problem';
import { syntaxRemedy } from './syntaxRemedy';

/**
 * Of GitHub's additions to Markdown the checks look at tables alone. The others cost a quarter of the time to read a page,
 * most of it the search for addresses that are to become links.
 */
function tables(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmTable());
  (data.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown());
}

const processor = unified().use(remarkParse).use(tables).use(remarkMdx);

/** Parses the body of an MDX file with every place as in the file itself, or says what stops it from being read. */
export function parseMdx(path: string, text: string): { readonly root: Root } | { readonly problem: Problem } {
  try {
    return { root: processor.parse(maskUnread(text)) };
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const remedy = syntaxRemedy(error, text);
    return { problem: { path, ...remedy } };
  }
}

/**
 * Blanks out what Docusaurus reads before MDX does: the front matter and the ids of headings, `## Offers {#offers}`.
 * Each character becomes a space, so that lines and columns stay what they were.
 */
function maskUnread(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/^---[ \t]*\r?\n[\s\S]*?^---[ \t]*\r?$/m, (match, offset: number) => (offset === 0 ? blank(match) : match))
    .replace(/^(#{1,6} .*?)(\{#[\w-]+\}[ \t]*)$/gm, (_match, heading: string, id: string) => heading + blank(id));
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}
