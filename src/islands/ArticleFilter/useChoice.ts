import { useState } from 'react';
import type { ArticleFilter } from '@site/src/lib/articles/filterArticles';

type Category = ArticleFilter['category'];

interface Choice {
  /** What the filters are to show as chosen */
  readonly chosen: Category;
  readonly choose: (category: Category) => void;
}

/** Runs after the browser has painted what is there now: a timer that is set in a frame waits for the frame's end. */
function afterNextPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/**
 * Shows a choice one frame before it is answered. The list is made of many parts, and a finger that waits for them all is not
 * told that it was felt; so a tap is answered as soon with a thousand articles as with ten.
 * @param current what the list is filtered by
 * @param answer filters it by something else
 * @param isAwake before, React wakes the list after the filters anyway, and another frame would only be lost
 */
export function useChoice(current: Category, answer: (category: Category) => void, isAwake: boolean): Choice {
  const [pressed, setPressed] = useState<Category>();

  function choose(category: Category): void {
    if (!isAwake) {
      answer(category);
      return;
    }
    setPressed(category);
    afterNextPaint(() => {
      answer(category);
      // A second finger may have chosen something else meanwhile.
      setPressed((now) => (now === category ? undefined : now));
    });
  }

  return { chosen: pressed ?? current, choose };
}
