import type { Element } from 'hast';
import type { Nodes } from 'mdast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown, type Options } from 'mdast-util-to-markdown';
import { site } from '../../../site';
import { readable } from './readable';

const MAIN = /<main[^>]*>([^]*)<\/main>/u;
const OPTIONS: Options = {
  bullet: '-',
  rule: '-',
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()],
};

/** Links to the form for mistakes and to the source of the page. */
const leadsToRepository = ({ tagName, properties: { href } }: Element): boolean =>
  tagName === 'a' && typeof href === 'string' && href.startsWith(`${site.repositoryUrl}/`);

/** Lists without empty lines between their items. */
function tight(node: Nodes): Nodes {
  if (node.type === 'list' || node.type === 'listItem') node.spread = false;
  if ('children' in node) node.children.forEach(tight);
  return node;
}

/**
 * The main part of a page as Markdown, with the page's own address below its title.
 * @param html of a built page
 * @param url of the page
 * @throws {Error} when the page has no main part or no title in it
 */
export function pageMarkdown(html: string, url: string): string {
  const [, main] = MAIN.exec(html) ?? [];
  if (main === undefined) throw new Error(`${url} has no main part.`);
  const tree = readable(
    fromHtml(main, { fragment: true }),
    (address) => new URL(address, url).href,
    (element) => !leadsToRepository(element),
  );
  const markdown = toMarkdown(tight(toMdast(tree)), OPTIONS);
  const title = /^# .*$/mu.exec(markdown);
  if (!title) throw new Error(`${url} has no title.`);
  const rest = `${markdown.slice(0, title.index)}${markdown.slice(title.index + title[0].length)}`.trim();
  return `${title[0]}\n\n<${url}>\n\n${rest}\n`;
}
