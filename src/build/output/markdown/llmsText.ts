import type { OpenPlace } from '../../../content/openDataPaths';
import * as siteWords from '../../../content/messages.en';
import { site } from '../../../site';
import { markdownPath } from './addresses';
import * as words from './messages.en';

/** A page in the list of all copies. */
export interface CopiedPage {
  /** Address on the site: "/home-loans" */
  readonly path: string;
  readonly title: string;
  /** One sentence; may be empty */
  readonly description: string;
}

export interface PageGroup {
  readonly title: string;
  readonly pages: readonly CopiedPage[];
}

function line({ path, title, description }: CopiedPage, siteUrl: string): string {
  return `- [${title}](${siteUrl}${markdownPath(path)})${description === '' ? '' : `: ${description}`}`;
}

/**
 * The index of the site for language models: https://llmstxt.org.
 * @param siteUrl where the site is served, without a trailing slash
 * @param folder of the language in addresses: "", or "/hi"
 */
export function llmsText(
  sections: readonly PageGroup[],
  lists: readonly OpenPlace[],
  siteUrl: string,
  folder = '',
): string {
  const parts = sections.map(
    ({ title, pages }) => `## ${title}\n\n${pages.map((page) => line(page, siteUrl + folder)).join('\n')}`,
  );
  const data = lists.map(
    ({ title, base }) => `- [${title}](${siteUrl}${base}.json): ${words.sameAsCsv({ file: `${base}.csv` })}`,
  );
  const head = `# ${site.brand}\n\n> ${words.head({ tagline: siteWords.tagline })}`;
  return `${[head, words.copies, words.values, ...parts, `## ${words.data}\n\n${data.join('\n')}`].join('\n\n')}\n`;
}
