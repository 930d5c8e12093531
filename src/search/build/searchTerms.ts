import { addressed, type Site } from '../../checks/model';

/**
 * Other words under which visitors search for a page: `searchTerms` in its front matter.
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
 * Adds search terms to a page as invisible metadata, which Pagefind indexes.
 * @param terms letters, digits, blanks and hyphens alone, as the schema of the front matter requires
 */
export function withSearchTerms(html: string, terms: readonly string[]): string {
  if (terms.length === 0) return html;
  return html.replace(/<main[^>]*>/, (main) => `${main}<p data-pagefind-meta="terms:${terms.join(', ')}"></p>`);
}
