import styles from './styles.module.css';
import tableStyles from './Tables.module.css';

const { notPrinted = '', printedAlone = '' } = styles;
const { asFile = '' } = tableStyles;

/** A sheet of paper has room for a table of so many rows. */
const MOST_ROWS = 6;

/** What stands beside an element and beside all that holds it, up to the page's main part. The page's title is not among it. */
function besides(element: Element): readonly Element[] {
  const { parentElement } = element;
  if (!parentElement || element.matches('main')) return [];
  const siblings = [...parentElement.children].filter((one) => one !== element && !one.querySelector('h1'));
  return [...siblings, ...besides(parentElement)];
}

/**
 * Prints a part of the page alone on one sheet, below the page's title. What is folded in it is printed too, but of a long table only
 * that it can be had as a file. The browser's own menu prints the page whole.
 */
export function printAlone(part: Element): void {
  const folds = [...part.querySelectorAll('details')];
  const marked = [
    [document.documentElement, printedAlone] as const,
    ...besides(part).map((one) => [one, notPrinted] as const),
    ...folds.filter((one) => one.querySelectorAll('tbody tr').length > MOST_ROWS).map((one) => [one, asFile] as const),
  ];
  // Not every browser prints what is folded.
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
