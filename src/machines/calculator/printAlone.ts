import styles from './styles.module.css';
import tableStyles from './Tables.module.css';

const { notPrinted = '', printedAlone = '' } = styles;
const { asFile = '' } = tableStyles;

/** The most rows of a table that fit on one sheet. */
const MOST_ROWS = 6;

/** The siblings of an element and of its ancestors, up to the page's main part, without the page's title. */
function besides(element: Element): readonly Element[] {
  const { parentElement } = element;
  if (!parentElement || element.matches('main')) return [];
  const siblings = [...parentElement.children].filter((one) => one !== element && !one.querySelector('h1'));
  return [...siblings, ...besides(parentElement)];
}

/**
 * Prints one part of the page on one sheet, below the page's title. Collapsed content is printed too, except long tables, in
 * place of which a note says that they can be saved as a file. The browser's own menu prints the whole page.
 */
export function printAlone(part: Element): void {
  const folds = [...part.querySelectorAll('details')];
  const marked = [
    [document.documentElement, printedAlone] as const,
    ...besides(part).map((one) => [one, notPrinted] as const),
    ...folds.filter((one) => one.querySelectorAll('tbody tr').length > MOST_ROWS).map((one) => [one, asFile] as const),
  ];
  // Not every browser prints collapsed content.
  const closed = folds.filter(({ open }) => !open);
  for (const [{ classList }, mark] of marked) classList.add(mark);
  for (const fold of closed) fold.open = true;
  const putBack = (): void => {
    for (const [{ classList }, mark] of marked) classList.remove(mark);
    for (const fold of closed) fold.open = false;
  };
  addEventListener('afterprint', putBack, { once: true });
  print();
}
