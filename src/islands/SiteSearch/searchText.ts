interface Search {
  readonly state: 'idle' | 'searching' | 'answered' | 'failed';
  readonly question: string;
  /** How many pages were found */
  readonly total: number;
}

const number = new Intl.NumberFormat('en-IN');

/** Says how the search stands, such as: 3 pages with “gold loan” */
export function searchText({ state, question, total }: Search): string {
  switch (state) {
    case 'idle':
      return 'Type what you are looking for: a product, a company, a word you want explained.';
    case 'searching':
      return 'Searching…';
    case 'failed':
      return '';
    case 'answered':
      if (total === 0) return `No page holds “${question}”. Try fewer words, or another spelling.`;
      return `${number.format(total)} ${total === 1 ? 'page' : 'pages'} with “${question}”`;
  }
}
