import { useEffect, useRef, type RefObject } from 'react';

/**
 * "Show more" disappears after its last step, so the focus moves to the first item that it added.
 * @param container around the items
 * @param selector of what takes the focus, once in each item
 * @param shown changes with each step
 * @returns to be called before a step
 */
export function useFocusOnNew(
  container: RefObject<HTMLElement | null>,
  selector: string,
  shown: number | boolean,
): () => void {
  const firstNew = useRef<number>(undefined);

  useEffect(() => {
    if (firstNew.current === undefined) return;
    container.current?.querySelectorAll<HTMLElement>(selector)[firstNew.current]?.focus();
    firstNew.current = undefined;
  }, [container, selector, shown]);

  return () => {
    firstNew.current = container.current?.querySelectorAll(selector).length;
  };
}
