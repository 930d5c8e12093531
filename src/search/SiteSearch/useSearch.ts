import { useEffect, useState } from 'react';
import { useDebouncedValue } from '../../machines/fields/hooks/useDebouncedValue';
import { useRetry } from '../../machines/fields/hooks/useRetry';
import { search } from '../engine';
import { loadSubjects } from '../loadSubjects';
import type { Subject } from '../subjects';
import type { Reference } from './importPagefind';
import { findPages, readHits, type TextHit } from './pagefind';
import type { SearchStatus } from './searchText';

/** Number of pages shown at first, and added at each step. */
const STEP = 8;

/** Debounce of the query, in milliseconds: a little longer than the pause between two keys on a phone. */
const SEARCH_DELAY_MS = 250;

interface SearchState {
  readonly question: string;
  /** Pages, calculators, figures and terms that the query names */
  readonly subjects: readonly Subject[];
  readonly instead?: string | undefined;
  readonly isPartial: boolean;
  /** Pages that contain the words, best first */
  readonly pages: readonly Reference[];
  /** Number of fetched pages */
  readonly read: number;
  /** The fetched pages, without those that are already a subject */
  readonly hits: readonly TextHit[];
  readonly progress: 'subjects' | 'all' | 'failed';
}

const NOTHING: SearchState = {
  question: '',
  subjects: [],
  isPartial: false,
  pages: [],
  read: 0,
  hits: [],
  progress: 'all',
};

/** Fetches the next texts of an answer. */
async function withMore(answer: SearchState): Promise<SearchState> {
  const { subjects, pages, read, hits } = answer;
  const more = await readHits(pages.slice(read, read + STEP));
  const isNew = ({ address }: TextHit): boolean => !subjects.some((subject) => subject.address === address);
  return { ...answer, hits: [...hits, ...more.filter(isNew)], read: read + STEP, progress: 'all' };
}

/** @param show gets the subjects at once, and later the texts with them */
async function ask(question: string, show: (answer: SearchState) => void): Promise<void> {
  let answer: SearchState = { ...NOTHING, question };
  try {
    const { found, words, instead } = search(question, await loadSubjects());
    const isPartial = found.length > 0 && !found.some(({ isWhole }) => isWhole);
    answer = { ...answer, subjects: found.map(({ subject }) => subject), instead, isPartial, progress: 'subjects' };
    show(answer);
    const pages = await findPages(words);
    show(await withMore({ ...answer, pages, isPartial: isPartial && pages.length === 0 }));
  } catch {
    show({ ...answer, progress: 'failed' });
  }
}

interface SearchAnswer extends SearchStatus {
  readonly found: readonly Subject[];
  readonly hits: readonly TextHit[];
  readonly hasMore: boolean;
  /** Whether the results belong to an earlier query */
  readonly isOld: boolean;
  readonly showMore: () => void;
  readonly tryAgain: () => void;
}

/**
 * Searches as the visitor types. The previous answer stays until a new one arrives.
 * @param question trimmed; an empty one searches for nothing
 * @param isTyped whether the visitor is typing; otherwise the search starts at once
 */
export function useSearch(question: string, isTyped: boolean): SearchAnswer {
  const rested = useDebouncedValue(question, SEARCH_DELAY_MS);
  // Waits while typing continues; the previous answer stays.
  const asked = isTyped && rested !== question ? '' : question;
  const [answer, setAnswer] = useState<SearchState>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  if (question === '' && answer !== NOTHING) setAnswer(NOTHING);

  useEffect(() => {
    if (asked === '') return undefined;
    let isWanted = true;
    void ask(asked, (next) => {
      if (isWanted) setAnswer(next);
    });
    return () => {
      isWanted = false;
    };
  }, [asked, attempt]);

  const { subjects, pages, read, hits, progress } = answer;
  const isCurrent = answer.question === question;
  const isComplete = isCurrent && progress !== 'subjects';

  useRetry(isCurrent && progress === 'failed' && hits.length === 0, attempt, setAttempt);

  async function showMore(): Promise<void> {
    const next = await withMore(answer).catch(() => ({ ...answer, progress: 'failed' as const }));
    // The query may have changed in the meantime, or been repeated.
    setAnswer((now) => (now.hits === hits ? next : now));
  }

  function state(): SearchAnswer['state'] {
    if (question === '') return 'idle';
    if (!isComplete) return 'searching';
    return progress === 'failed' ? 'failed' : 'answered';
  }

  return {
    ...answer,
    question,
    found: subjects,
    subjects: subjects.length,
    pages: pages.length,
    state: state(),
    hasMore: read < pages.length,
    isOld: !isCurrent && hits.length + subjects.length > 0,
    showMore: () => void showMore(),
    tryAgain() {
      setAnswer(NOTHING);
      setAttempt(attempt + 1);
    },
  };
}
