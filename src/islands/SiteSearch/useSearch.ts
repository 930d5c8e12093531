import { useEffect, useState } from 'react';
import { correctWords } from '@site/src/lib/search/correctWords';
import { meaningOf } from '@site/src/lib/search/meaningOf';
import { missingWords, WORDS } from '@site/src/lib/search/missingWords';
import type { Reference } from './importPagefind';
import { distrustIndex, findPages, readHits, type Hit } from './pagefind';
import { useDebouncedValue } from '../hooks/useDebouncedValue';
import { useIsLate } from '../hooks/useIsLate';
import { useRetry } from '../hooks/useRetry';
import { loadWords } from './words';

/** How many pages are shown at first, and how many more at each step. */
const STEP = 8;

/** How long typing rests before it is searched for, in milliseconds: somewhat longer than from key to key on a phone. */
const SEARCH_DELAY_MS = 250;

interface Answer {
  readonly question: string;
  readonly found: readonly Reference[];
  readonly hits: readonly Hit[];
  /** Words of the question that no page holds */
  readonly missing: readonly string[];
  /** The question without its spelling mistakes, where it seems to have some */
  readonly suggestion?: string;
  /** Whether something could not be fetched */
  readonly hasFailed: boolean;
}

const NOTHING: Answer = { question: '', found: [], hits: [], missing: [], hasFailed: false };

/** Words shorter than this are often part of another, so that they are unknown by themselves means nothing. */
const MIN_TELLING_LETTERS = 3;

/** Those of the words that a text holds just so. */
function heldBy(text: string, words: readonly string[]): readonly string[] {
  const held = new Set(text.toLowerCase().match(WORDS));
  return words.filter((word) => word.length >= MIN_TELLING_LETTERS && held.has(word.toLowerCase()));
}

/**
 * Looks into why words were not found, so that "no page holds" is never said of an index that did not come whole.
 * @param missing the words of the question that were not found
 * @param unknown those that the index does not know
 * @returns the question without the spelling mistakes that it seems to have
 * @throws when pages do hold the words, or nobody can say
 */
async function explainMissing(
  question: string,
  missing: readonly string[],
  unknown: readonly string[],
): Promise<string | undefined> {
  const words = await loadWords();
  const ofNobody = missingWords(unknown.join(' '), words.join(' '));
  const lost = unknown.filter((word) => missing.includes(word) && !ofNobody.includes(word));
  return lost.length > 0 ? distrustIndex(lost) : correctWords(question, missing, words);
}

/** @param isWanted whether nothing else has been asked meanwhile; the texts of pages are not fetched in vain */
async function ask(question: string, isWanted: () => boolean): Promise<Answer> {
  const meaning = meaningOf(question);
  try {
    const { pages: found, unknown } = await findPages(meaning);
    const hits = isWanted() ? await readHits(found.slice(0, STEP)) : [];
    const best = hits[0]?.text ?? '';
    const lost = heldBy(best, unknown);
    if (lost.length > 0) distrustIndex(lost);
    const missing = missingWords(meaning, best);
    const suggestion = missing.length > 0 ? await explainMissing(meaning, missing, unknown) : undefined;
    const isAllMissing = missing.length === missingWords(meaning, '').length;
    const answer = { ...NOTHING, question, suggestion };
    return isAllMissing ? answer : { ...answer, found, hits, missing };
  } catch {
    return { ...NOTHING, question, hasFailed: true };
  }
}

interface SearchAnswer {
  readonly hits: readonly Hit[];
  readonly total: number;
  readonly missing: readonly string[];
  readonly suggestion?: string;
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

  const { found, hits, missing, suggestion, hasFailed } = answer;
  const isRetried = hasFailed && answer.question === question && hits.length === 0;

  // What failed stays on the page meanwhile.
  useRetry(isRetried, attempt, setAttempt);
  const isLate = useIsLate(asked !== '' && answer.question !== question, attempt);

  async function showMore(): Promise<void> {
    // Meanwhile something else may have been asked, or the same once more.
    const change = (next: Partial<Answer>): void => setAnswer((now) => (now.hits === hits ? { ...now, ...next } : now));
    try {
      const more = await readHits(found.slice(hits.length, hits.length + STEP));
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
    hits,
    total: found.length,
    missing,
    suggestion,
    state: state(),
    showMore: () => void showMore(),
    tryAgain() {
      setAnswer(NOTHING);
      setAttempt(attempt + 1);
    },
  };
}
