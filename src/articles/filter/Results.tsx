import { useRef, useState, type ReactNode } from 'react';
import ArticleList from '../parts/ArticleList';
import type { ListedArticle } from '../summary';
import { ShowMore } from '../../machines/fields/controls/ShowMore';
import { useFocusOnNew } from '../../machines/fields/controls/useFocusOnNew';

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
  const beforeMore = useFocusOnNew(container, 'a', shown);

  return (
    <div ref={container}>
      <ArticleList articles={articles.slice(0, shown)} />
      {articles.length > shown && (
        <ShowMore
          onClick={() => {
            beforeMore();
            setAsked({ question, shown: shown + step });
          }}
        />
      )}
    </div>
  );
}
