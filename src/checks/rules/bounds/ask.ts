import { formatNumber } from '../../../lib/format/rupees';
import { isRowKind } from '../../../content/schemas';
import { haveNumbers, isNamed, namesOfRow, quotesOf } from '../../edits/quotes';
import { documentsOf } from '../../records';
import type { DataFile, Site } from '../../model';
import { rowProblem } from '../../rowProblem';
import { valueAt } from '../../validate';
import type { Report } from '../rule';

/** Asks about the value at a path in a row. */
export type Ask = (
  row: { readonly file: DataFile; readonly index: number },
  path: readonly PropertyKey[],
  doubt: string,
) => void;

/**
 * Returns a function that asks about implausible values. The remedy is to correct the value; where it is true, its document can quote the words that name
 * the row and hold its number.
 */
export function askFor(site: Site, report: Report): Ask {
  return ({ file, index }, path, doubt) => {
    const row = file.rows[index] ?? {};
    const documents = documentsOf(row, file, path);
    const written = valueAt(row, path);
    const names = isRowKind(file.kind) ? namesOfRow(row, file.kind, site) : [];
    const quotes = quotesOf(documents, site).filter(({ words }) => isNamed(words, names, site));
    if (typeof written === 'string' && /\d/u.test(written) && haveNumbers(quotes, written)) return;
    const [[id], [name = '']] = [documents, names];
    const remedy =
      id === undefined
        ? 'correct it'
        : `correct it, or copy the words with this number and the name "${name}" to "quotes:" of "${id}"`;
    const problem = rowProblem(file, index, path, `${doubt}; ${remedy}`);
    report({ ...problem, asks: { question: doubt, value: problem.found ?? '' } });
  };
}

/** A number for a message, with at most two decimals. */
export const shown = (number: number): string => formatNumber(number, 2);
