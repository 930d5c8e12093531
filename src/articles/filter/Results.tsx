import { useEffect, useRef, useState, type ReactNode } from 'react';
import ArticleList from '@site/src/articles/parts/ArticleList';
import type { ListedArticle } from '@site/src/articles/summary';
import { ShowMore } from '../../machines/fields/controls/ShowMore';

interface Props {
  readonly articles: readonly ListedArticle[];
  /** The current query; a new one starts again at the top */
  readonly question: string;
  /** How many are shown at first, and how many more with each press of the button */
  readonly step: number;
}

/** The matching articles, a few at a time, so that a thousand do not slow the page down. */
export default function Results({ articles, question, step }: Props): ReactNode {
  const [asked, setAsked] = useState({ question, shown: step });
  const shown = asked.question === question ? asked.shown : step;
  const container = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number>(undefined);

  // The button disappears after the last step, so focus moves to the first new article.
  useEffect(() => {
    if (firstNew.current === undefined) return;
    container.current?.querySelectorAll('a')[firstNew.current]?.focus();
    firstNew.current = undefined;
  }, [shown]);

  return (
    <div ref={container}>
      <ArticleList articles={articles.slice(0, shown)} />
      {articles.length > shown && (
        <ShowMore
          onClick={() => {
            firstNew.current = shown;
            setAsked({ question, shown: shown + step });
          }}
        />
      )}
    </div>
  );
}
