import { gunzipSync } from 'node:zlib';

/** How many words are kept: some 15 KB with Brotli, whatever the number of pages. */
const KEPT_WORDS = 5000;
/** The first bytes of a fragment, the file in which Pagefind keeps the text of a page. */
const FRAGMENT_MARK = 'pagefind_dcd';

interface Fragment {
  readonly url?: string;
  readonly content?: string;
  readonly meta?: { readonly title?: string; readonly terms?: string };
}

/** The text of a page. */
export interface PageText {
  readonly url: string;
  readonly text: string;
  /** Its title and search terms */
  readonly subject: string;
}

/**
 * Reads the text of a page from a fragment of Pagefind's index.
 * @throws when the format is not the expected one, as after an update of Pagefind
 */
export function readFragment(file: Uint8Array): PageText {
  const fragment = gunzipSync(file).toString();
  const {
    url = '',
    content,
    meta,
  } = fragment.startsWith(FRAGMENT_MARK) ? (JSON.parse(fragment.slice(FRAGMENT_MARK.length)) as Fragment) : {};
  if (content === undefined) {
    throw new Error(
      'A fragment of the search index holds no text where it used to: see src/search/build/commonWords.ts.',
    );
  }
  return { url, text: content, subject: [meta?.title, meta?.terms].join(' ') };
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/\p{L}[\p{L}\p{M}]{2,}/gu));
}

/**
 * The words of the pages, to suggest a correction of a misspelt word. Words of more than half of all pages, such as “one”, are left out unless
 * they are in a page's subject: nobody searches for them.
 * @returns in lower case, at least three letters long; words of subjects first, then the most frequent
 */
export function commonWords(pages: readonly Omit<PageText, 'url'>[]): readonly string[] {
  const subjects = wordsOf(pages.map(({ subject }) => subject).join(' '));
  const counts = new Map<string, number>();
  for (const { text, subject } of pages) {
    for (const word of wordsOf(`${text} ${subject}`)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const rank = (word: string): number => Number(subjects.has(word));
  return [...counts]
    .filter(([word, count]) => subjects.has(word) || count <= pages.length / 2)
    .sort(([one, ones], [other, others]) => rank(other) - rank(one) || others - ones || (one < other ? -1 : 1))
    .slice(0, KEPT_WORDS)
    .map(([word]) => word);
}
