import { gunzipSync } from 'node:zlib';

/** How many words are kept: some 15 KB with Brotli, whatever the number of pages. */
const KEPT_WORDS = 5000;
/** What a fragment, in which Pagefind keeps the text of a page, begins with. */
const FRAGMENT_MARK = 'pagefind_dcd';

interface Fragment {
  readonly content: string;
  readonly meta?: { readonly terms?: string };
}

/**
 * Reads the text of a page, with its search terms, from a fragment of Pagefind's index.
 * @throws when it is not one, as another version of Pagefind may write it
 */
export function readFragment(file: Uint8Array): string {
  const text = gunzipSync(file).toString();
  const { content, meta } = text.startsWith(FRAGMENT_MARK)
    ? (JSON.parse(text.slice(FRAGMENT_MARK.length)) as Partial<Fragment>)
    : {};
  if (content === undefined) {
    throw new Error(
      'A fragment of the search index holds no text where it used to: see src/plugins/search/commonWords.ts.',
    );
  }
  return meta?.terms === undefined ? content : `${content} ${meta.terms}`;
}

/**
 * The words that texts hold, to find the one that a misspelt word may have meant.
 * @param texts of pages
 * @returns in lower case, at least three letters long, those of most pages first
 */
export function commonWords(texts: readonly string[]): readonly string[] {
  const pages = new Map<string, number>();
  for (const text of texts) {
    const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}]{2,}/gu);
    for (const word of new Set(words)) pages.set(word, (pages.get(word) ?? 0) + 1);
  }
  return [...pages]
    .sort(([one, onePages], [other, otherPages]) => otherPages - onePages || (one < other ? -1 : 1))
    .slice(0, KEPT_WORDS)
    .map(([word]) => word);
}
