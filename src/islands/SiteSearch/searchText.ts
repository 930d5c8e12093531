interface Search {
  readonly state: 'idle' | 'searching' | 'answered' | 'failed';
  readonly question: string;
  /** How many pages were found */
  readonly total: number;
  /** Words of the question that no page holds */
  readonly missing: readonly string[];
  /** Whether another spelling is offered beside */
  readonly hasSuggestion: boolean;
}

const number = new Intl.NumberFormat('en-IN');

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

/** Says how the search stands, such as: 3 pages for “gold loan” */
export function searchText({ state, question, total, missing, hasSuggestion }: Search): string {
  switch (state) {
    case 'idle':
      return 'Type what you are looking for: a product, a company, a word you want explained.';
    case 'searching':
      return 'Searching…';
    case 'failed':
      return 'What searching needs could not be loaded.';
    case 'answered': {
      if (total === 0) {
        return `No page holds “${question}”.${hasSuggestion ? '' : ' Try fewer words, or another spelling.'}`;
      }
      const pages = `${number.format(total)} ${total === 1 ? 'page' : 'pages'}`;
      if (missing.length > 0) return `No page holds ${quoted(missing)}. ${pages} without:`;
      return `${pages} for “${question}”`;
    }
  }
}
