import tableStyles from './Tables.module.css';

const { asFile = '' } = tableStyles;

/** The most rows of a table that fit on one sheet. */
const MOST_ROWS = 6;

/**
 * Unfolds a calculator for one sheet of paper, but for long tables, in place of which a note says that they can be saved as a file.
 * @returns what folds it again
 */
export function unfoldForPrint(part: Element): () => void {
  const folds = [...part.querySelectorAll('details')];
  const long = folds.filter((one) => one.querySelectorAll('tbody tr').length > MOST_ROWS);
  // Not every browser prints collapsed content.
  const closed = folds.filter(({ open }) => !open);
  for (const { classList } of long) classList.add(asFile);
  for (const fold of closed) fold.open = true;
  return () => {
    for (const { classList } of long) classList.remove(asFile);
    for (const fold of closed) fold.open = false;
  };
}
