import { htmlToMarkdown } from '@mdream/js';
import { parseDocument } from 'htmlparser2';
import { readableHtml } from './readable';

const MAIN = /<main[^>]*>([^]*)<\/main>/u;

/**
 * The main part of a page as Markdown, with the page's own address below its title.
 * @param html of a built page
 * @param url of the page
 * @throws {Error} when the page has no main part or no title in it
 */
export function pageMarkdown(html: string, url: string): string {
  const [, main] = MAIN.exec(html) ?? [];
  if (main === undefined) throw new Error(`${url} has no main part.`);
  const text = readableHtml(parseDocument(main), (address) => new URL(address, url).href);
  const markdown = htmlToMarkdown(text);
  const title = /^# .*$/mu.exec(markdown);
  if (!title) throw new Error(`${url} has no title.`);
  const rest = `${markdown.slice(0, title.index)}${markdown.slice(title.index + title[0].length)}`.trim();
  return `${title[0]}\n\n<${url}>\n\n${rest}\n`;
}
