interface Search {
  readonly state: 'idle' | 'searching' | 'answered' | 'failed';
  readonly question: string;
  /** How many results there are */
  readonly total: number;
  /** Words of the question that no page holds */
  readonly missing: readonly string[];
  /** The corrected query, if it was misspelt */
  readonly instead?: string | undefined;
  /** Whether no result contains all words */
  readonly isPartial: boolean;
}

const number = new Intl.NumberFormat('en-IN');

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

/** Says how the search stands, such as: 3 results for “gold loan” */
export function searchText({ state, question, total, missing, instead, isPartial }: Search): string {
  switch (state) {
    case 'idle':
      return 'Type what you are looking for: a product, a company, a word you want explained.';
    case 'searching':
      return 'Searching…';
    case 'failed':
      return 'What searching needs could not be loaded.';
    case 'answered': {
      if (total === 0) return `No page holds “${question}”. Try fewer words, or another spelling.`;
      const results = `${number.format(total)} ${total === 1 ? 'result' : 'results'}`;
      if (instead !== undefined) return `No page holds ${quoted(missing)}. ${results} for “${instead}” instead:`;
      if (missing.length > 0) return `No page holds ${quoted(missing)}. ${results} without:`;
      if (isPartial) return `No page has all words of “${question}”. ${results} with most of them:`;
      return `${results} for “${question}”`;
    }
  }
}
