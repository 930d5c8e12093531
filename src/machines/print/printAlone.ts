import styles from './styles.module.css';

const { notPrinted = '', printedAlone = '' } = styles;

/** The siblings of an element and of its ancestors, up to the page's main part, without the page's title. */
function besides(element: Element): readonly Element[] {
  const { parentElement } = element;
  if (!parentElement || element.matches('main')) return [];
  const siblings = [...parentElement.children].filter((one) => one !== element && !one.querySelector('h1'));
  return [...siblings, ...besides(parentElement)];
}

/**
 * Prints one part of the page, below the page's title. The browser's own menu prints the whole page.
 * @param prepare changes the part for paper, and returns what puts it back
 */
export function printAlone(part: Element, prepare?: () => () => void): void {
  const marked = [
    [document.documentElement, printedAlone] as const,
    ...besides(part).map((one) => [one, notPrinted] as const),
  ];
  for (const [{ classList }, mark] of marked) classList.add(mark);
  const undo = prepare?.();
  const putBack = (): void => {
    for (const [{ classList }, mark] of marked) classList.remove(mark);
    undo?.();
  };
  addEventListener('afterprint', putBack, { once: true });
  print();
}
