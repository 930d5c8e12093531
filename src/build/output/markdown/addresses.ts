/** The address of a page's Markdown copy: `/home-loans.md`; that of the home page is `/index.md`. */
export function markdownPath(page: string): string {
  return page === '/' ? '/index.md' : `${page}.md`;
}
