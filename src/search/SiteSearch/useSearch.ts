import { useEffect, useState } from 'react';
import type { Absence } from '@site/src/search/absence';
import { findAbsence } from './absence';
import { askSearch, type Findings } from './askSearch';
import { readFindings } from './findings';
import type { Hit } from './pagefind';
import { useDebouncedValue } from '../../islands/hooks/useDebouncedValue';
import { useIsLate } from '../../islands/hooks/useIsLate';
import { useRetry } from '../../islands/hooks/useRetry';

/** How many pages are shown at first, and how many more at each step. */
const STEP = 8;

/** Debounce of the query, in milliseconds: a little longer than the pause between two keys on a phone. */
const SEARCH_DELAY_MS = 250;

interface Answer extends Findings {
  readonly question: string;
  readonly hits: readonly Hit[];
  /** Whom the list that is asked for does not have */
  readonly absence?: Absence | undefined;
  /** Whether something could not be fetched */
  readonly hasFailed: boolean;
}

const NOTHING: Answer = { question: '', findings: [], hits: [], missing: [], isPartial: false, hasFailed: false };

/** @param isWanted whether nothing else has been asked meanwhile; the texts of pages are not fetched in vain */
async function ask(question: string, isWanted: () => boolean): Promise<Answer> {
  try {
    const answer = await askSearch(question);
    if (!isWanted()) return { ...NOTHING, question };
    const [hits, absence] = await Promise.all([
      readFindings(answer.findings.slice(0, STEP)),
      findAbsence(answer.instead ?? question),
    ]);
    return { ...NOTHING, ...answer, question, hits, absence };
  } catch {
    return { ...NOTHING, question, hasFailed: true };
  }
}

interface SearchAnswer extends Pick<Answer, 'hits' | 'absence' | 'missing' | 'instead' | 'isPartial'> {
  readonly total: number;
  readonly state: 'idle' | 'searching' | 'answered' | 'failed';
  readonly showMore: () => void;
  readonly tryAgain: () => void;
}

/**
 * Searches all pages for a text, as it is typed. While a new answer is on its way, the one before is shown.
 * @param question without blanks around it; an empty one searches for nothing
 * @param isTyped whether it is being typed; otherwise it is searched for at once
 */
export function useSearch(question: string, isTyped: boolean): SearchAnswer {
  const rested = useDebouncedValue(question, SEARCH_DELAY_MS);
  // Nothing while typing goes on; the answer before stays on the page.
  const asked = isTyped && rested !== question ? '' : question;
  const [answer, setAnswer] = useState<Answer>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  if (question === '' && answer !== NOTHING) setAnswer(NOTHING);

  useEffect(() => {
    if (asked === '') return undefined;
    let isWanted = true;
    void ask(asked, () => isWanted).then((next) => {
      if (isWanted) setAnswer(next);
    });
    return () => {
      isWanted = false;
    };
  }, [asked, attempt]);

  const { findings, hits, hasFailed } = answer;
  const isRetried = hasFailed && answer.question === question && hits.length === 0;

  // What failed stays on the page meanwhile.
  useRetry(isRetried, attempt, setAttempt);
  const isLate = useIsLate(asked !== '' && answer.question !== question, attempt);

  async function showMore(): Promise<void> {
    // Meanwhile something else may have been asked, or the same once more.
    const change = (next: Partial<Answer>): void => setAnswer((now) => (now.hits === hits ? { ...now, ...next } : now));
    try {
      const more = await readFindings(findings.slice(hits.length, hits.length + STEP));
      change({ hits: [...hits, ...more] });
    } catch {
      change({ hasFailed: true });
    }
  }

  function state(): SearchAnswer['state'] {
    if (question === '') return 'idle';
    if (answer.question !== question) return isLate ? 'failed' : 'searching';
    return hasFailed ? 'failed' : 'answered';
  }

  return {
    ...answer,
    total: findings.length,
    state: state(),
    showMore: () => void showMore(),
    tryAgain() {
      setAnswer(NOTHING);
      setAttempt(attempt + 1);
    },
  };
}
