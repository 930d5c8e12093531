import type { AllContent } from '@docusaurus/types';
import { removeTrailingSlash } from '@docusaurus/utils-common';

/** The part of what Docusaurus's two content plugins load that says where a page stands and what its front matter is. */
interface Page {
  /** With a slash at the end where it is the first page of a folder */
  readonly permalink: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}
interface DocsContent {
  readonly loadedVersions: readonly { readonly docs: readonly Page[] }[];
}
interface BlogContent {
  readonly blogPosts: readonly { readonly metadata: Page }[];
}

/**
 * What visitors call the subject of each page besides its own words.
 * @param allContent of all plugins, as Docusaurus hands it on
 * @returns by address, only pages whose front matter has `searchTerms`
 * @throws when the plugin for pages or the one for articles has loaded nothing
 */
export function searchTermsByAddress(allContent: AllContent): ReadonlyMap<string, readonly string[]> {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  if (!docs || !blog)
    throw new Error('The docs or the blog plugin has loaded no content; does docusaurus.config.ts list both?');
  const pages = [
    ...docs.loadedVersions.flatMap((version) => version.docs),
    ...blog.blogPosts.map(({ metadata }) => metadata),
  ];
  return new Map(
    pages.flatMap(({ permalink, frontMatter: { searchTerms } }) =>
      searchTerms === undefined ? [] : [[removeTrailingSlash(permalink), searchTerms as readonly string[]] as const],
    ),
  );
}

/**
 * Adds search terms to a page in a way that Pagefind indexes and nobody sees.
 * @param terms as the check of front matter lets them be: letters, digits, blanks and hyphens
 */
export function withSearchTerms(html: string, terms: readonly string[]): string {
  if (terms.length === 0) return html;
  return html.replace(/<main[^>]*>/, (main) => `${main}<p data-pagefind-meta="terms:${terms.join(', ')}"></p>`);
}
