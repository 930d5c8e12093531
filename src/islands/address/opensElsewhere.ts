import type { MouseEvent } from 'react';

/** A click on a link that the browser would answer by opening it somewhere else. */
export function opensElsewhere({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}
