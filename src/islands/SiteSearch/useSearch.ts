import { useEffect, useState } from 'react';
import { findPages, readHits, type Hit, type Reference } from './pagefind';

/** How long typing rests before it is searched for, in milliseconds. */
const REST_MS = 120;
/** How many pages are shown at first, and how many more at each step. */
const STEP = 8;

interface Answer {
  readonly question: string;
  /** Undefined when the search itself could not be loaded */
  readonly found?: readonly Reference[];
  readonly hits: readonly Hit[];
}

const NOTHING: Answer = { question: '', found: [], hits: [] };

async function ask(question: string): Promise<Answer> {
  try {
    const found = await findPages(question);
    return { question, found, hits: await readHits(found.slice(0, STEP)) };
  } catch {
    return { question, hits: [] };
  }
}

interface SearchAnswer {
  /** What was answered; while a new answer is on its way, the one before */
  readonly question: string;
  readonly hits: readonly Hit[];
  readonly total: number;
  readonly state: 'idle' | 'searching' | 'answered' | 'failed';
  readonly showMore: () => void;
}

/**
 * Searches all pages for a text, as it is typed.
 * @param question without blanks around it; an empty one searches for nothing
 */
export function useSearch(question: string): SearchAnswer {
  const [answer, setAnswer] = useState<Answer>(NOTHING);

  useEffect(() => {
    if (question === '') return undefined;
    let isLeft = false;
    const timer = setTimeout(() => {
      void ask(question).then((next) => {
        if (!isLeft) setAnswer(next);
      });
    }, REST_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [question]);

  const { found, hits } = question === '' ? NOTHING : answer;

  async function showMore(): Promise<void> {
    const next = await readHits((found ?? []).slice(hits.length, hits.length + STEP));
    // Meanwhile something else may have been asked.
    setAnswer((now) => (now.found === found ? { ...now, hits: [...now.hits, ...next] } : now));
  }

  function state(): SearchAnswer['state'] {
    if (question === '') return 'idle';
    if (answer.question !== question) return 'searching';
    return found ? 'answered' : 'failed';
  }

  return {
    question: answer.question,
    hits,
    total: found?.length ?? 0,
    state: state(),
    showMore: () => void showMore(),
  };
}
