import { addressed, type Site } from '../../../checks/model';

/**
 * What visitors call the subject of each page besides its own words: `searchTerms` in its front matter.
 * @returns by address, only pages that have some
 */
export function searchTermsByAddress(site: Pick<Site, 'pages' | 'articles'>): ReadonlyMap<string, readonly string[]> {
  return new Map(
    addressed(site).flatMap(({ url, isDraft, fields }) => {
      const { searchTerms } = fields as { readonly searchTerms?: readonly string[] };
      return searchTerms === undefined || isDraft ? [] : [[url, searchTerms] as const];
    }),
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
