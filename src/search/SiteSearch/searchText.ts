import * as words from './messages.en';

export interface SearchStatus {
  readonly state: 'idle' | 'searching' | 'answered' | 'failed';
  readonly question: string;
  readonly subjects: number;
  /** Number of pages that contain the words */
  readonly pages: number;
  /** The corrected query, if it was misspelt */
  readonly instead?: string | undefined;
  /** Whether no result has all words */
  readonly isPartial: boolean;
}

/** The status line of the search, such as: 3 results for “gold loan” */
export function searchText({ state, question, subjects, pages, instead, isPartial }: SearchStatus): string {
  switch (state) {
    case 'idle':
      return words.idle;
    case 'searching':
      return words.searching;
    case 'failed':
      return words.failed;
    case 'answered':
      if (subjects + pages === 0) return words.nothing({ question });
      if (isPartial) return words.partial({ question, results: subjects });
      return words.found({
        foundIn: subjects === 0 ? 'pages' : pages === 0 ? 'results' : 'both',
        results: subjects,
        pages,
        isCorrected: instead !== undefined,
        corrected: instead ?? '',
        question,
      });
  }
}
