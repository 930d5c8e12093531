/** Where the copy of a page in Markdown is: `/home-loans.md`; that of the home page is `/index.md`. */
export function markdownPath(page: string): string {
  return page === '/' ? '/index.md' : `${page}.md`;
}
