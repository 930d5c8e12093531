export interface SearchStatus {
  readonly state: 'idle' | 'searching' | 'answered' | 'failed';
  readonly question: string;
  /** Number of subjects found */
  readonly subjects: number;
  /** Number of pages that contain the words */
  readonly pages: number;
  /** The corrected query, if it was misspelt */
  readonly instead?: string | undefined;
  /** Whether no result has all words */
  readonly isPartial: boolean;
}

const number = new Intl.NumberFormat('en-IN');

const counted = (count: number, noun: string): string => `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`;

/** The status line of the search, such as: 3 results for “gold loan” */
export function searchText({ state, question, subjects, pages, instead, isPartial }: SearchStatus): string {
  switch (state) {
    case 'idle':
      return 'Type what you are looking for: a product, a company, a word you want explained.';
    case 'searching':
      return 'Searching…';
    case 'failed':
      return 'What searching needs could not be loaded.';
    case 'answered': {
      if (subjects + pages === 0) return `Nothing found for “${question}”. Try fewer words, or another spelling.`;
      if (isPartial) return `Nothing has all words of “${question}”. ${counted(subjects, 'result')} with most of them:`;
      const results = subjects === 0 ? '' : counted(subjects, 'result');
      const texts = pages === 0 ? '' : `${counted(pages, 'page')} with these words`;
      const found = [results, texts].filter(Boolean).join(' and ');
      return instead === undefined
        ? `${found} for “${question}”`
        : `${found} for “${instead}” instead of “${question}”`;
    }
  }
}
