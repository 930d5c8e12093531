import styles from './styles.module.css';

const { notPrinted = '' } = styles;

/** What stands beside an element and beside all that holds it, up to the page's main part. The page's title is not among it. */
function besides(element: Element): readonly Element[] {
  const { parentElement } = element;
  if (!parentElement || element.matches('main')) return [];
  const siblings = [...parentElement.children].filter((one) => one !== element && !one.querySelector('h1'));
  return [...siblings, ...besides(parentElement)];
}

/**
 * Prints a part of the page alone, below the page's title, and without its long tables: they are what a file of numbers is for. The
 * browser's own menu prints the page whole.
 */
export function printAlone(part: Element): void {
  const left = [...besides(part), ...[...part.querySelectorAll('details')].filter((one) => one.querySelector('table'))];
  left.forEach(({ classList }) => {
    classList.add(notPrinted);
  });
  const putBack = (): void => {
    left.forEach(({ classList }) => {
      classList.remove(notPrinted);
    });
  };
  addEventListener('afterprint', putBack, { once: true });
  print();
}
