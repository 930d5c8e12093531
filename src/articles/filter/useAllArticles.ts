import { useEffect, useState } from 'react';
import { ARTICLE_INDEX_PATH, readArticleIndex, type ListedArticle } from '../summary';
import { fetchWithin } from '../../machines/fields/fetching/within';
import { useRetry } from '../../machines/fields/hooks/useRetry';

function fetchArticles(): Promise<readonly ListedArticle[]> {
  return fetchWithin(ARTICLE_INDEX_PATH, async (response) => readArticleIndex(await response.json()));
}

interface AllArticles {
  /** All articles, or those of the page until the others have been fetched */
  readonly articles: readonly ListedArticle[];
  readonly state: 'complete' | 'loading' | 'failed';
  readonly tryAgain: () => void;
}

/**
 * Fetches the articles that the page does not contain, the first time a search or filter needs them.
 * @param onPage the articles that came with the page
 * @param total how many there are
 * @param wanted whether a search or filter needs them all
 */
export function useAllArticles(onPage: readonly ListedArticle[], total: number, wanted: boolean): AllArticles {
  const [fetched, setFetched] = useState<readonly ListedArticle[]>();
  const [attempt, setAttempt] = useState(0);
  /** The last failed attempt, whose message stays visible during the next one */
  const [failed, setFailed] = useState<number>();
  const complete = onPage.length >= total || fetched !== undefined;
  const missing = wanted && !complete;
  useRetry(missing && failed === attempt, attempt, setAttempt);

  useEffect(() => {
    if (!missing) return undefined;
    let left = false;
    fetchArticles().then(
      (articles) => !left && setFetched(articles),
      () => !left && setFailed(attempt),
    );
    return () => {
      left = true;
    };
  }, [missing, attempt]);

  return {
    articles: fetched ?? onPage,
    state: complete ? 'complete' : failed !== undefined ? 'failed' : 'loading',
    tryAgain() {
      setFailed(undefined);
      setAttempt(attempt + 1);
    },
  };
}
