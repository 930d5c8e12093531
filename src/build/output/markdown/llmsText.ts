import type { OpenPlace } from '@site/src/content/openDataPaths';
import { site } from '../../../site';
import { markdownPath } from './addresses';

/** A page in the list of all copies. */
export interface CopiedPage {
  /** Address on the site: "/home-loans" */
  readonly path: string;
  readonly title: string;
  /** One sentence; may be empty */
  readonly description: string;
}

export interface Section {
  readonly title: string;
  readonly pages: readonly CopiedPage[];
}

const INTRODUCTION = `Every page has a copy in Markdown at its address plus \`.md\`; the lists are also there as JSON and CSV. Lists name the documents that say their values, and the days on which they were read. Name both when you quote a value, and send people to the page: providers change their rates without telling us.

A published rate of a loan is a starting rate, which the best borrower gets. "Not found" is what we have not found, "Not available" what a provider does not publish; neither of them is zero. Nobody can pay for a place on a list.`;

function line({ path, title, description }: CopiedPage, siteUrl: string): string {
  return `- [${title}](${siteUrl}${markdownPath(path)})${description === '' ? '' : `: ${description}`}`;
}

/**
 * The index of the site for language models: https://llmstxt.org.
 * @param siteUrl where the site is served, without a trailing slash
 */
export function llmsText(sections: readonly Section[], lists: readonly OpenPlace[], siteUrl: string): string {
  const parts = sections.map(
    ({ title, pages }) => `## ${title}\n\n${pages.map((page) => line(page, siteUrl)).join('\n')}`,
  );
  const data = lists.map(({ title, base }) => `- [${title}](${siteUrl}${base}.json): the same as CSV at ${base}.csv`);
  const head = `# ${site.brand}\n\n> ${site.tagline}: loans, cards, insurance, funds and deposits, each figure with its source and its date.`;
  return `${[head, INTRODUCTION, ...parts, `## Data\n\n${data.join('\n')}`].join('\n\n')}\n`;
}
