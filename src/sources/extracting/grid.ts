import { publishedQuantities } from '../../lib/quantities/published';
import { clean } from './clean';

interface Cell {
  readonly text: string;
  readonly row: string;
  readonly column: string;
  /** The last row that spans the whole table: "For senior citizens". */
  readonly subheading: string;
  readonly rowNumber: number;
  readonly isNewRow: boolean;
}

const hasValue = (text: string): boolean =>
  publishedQuantities(text).quantities.some(({ unit }) => unit === 'percent' || unit === 'rupees' || unit === 'nil');

/** Rows at the top without a value are headings: a table of rates has none above its first rate. */
function countHeaderRows(rows: readonly (readonly string[])[]): number {
  const width = Math.max(...rows.map((row) => row.length));
  let count = 0;
  for (const row of rows.slice(0, 4)) {
    const texts = row.filter((text) => text !== '');
    const isNumeric = row.slice(1).some((text) => /^[\d.,₹%\s-]*\d[\d.,%\s-]*$/u.test(text));
    const isWholeWidth = new Set(texts).size === 1 && width > 1;
    if (
      isNumeric ||
      (row.slice(1).some(hasValue) &&
        !isWholeWidth &&
        !row.slice(1).every((text) => /%|₹|rs/iu.test(text) && /\p{L}{4}/u.test(text)))
    )
      break;
    count += 1;
  }
  // A table of words has headings in its first row at most.
  return count === rows.length ? Math.min(1, rows.length - 1) : count;
}

const unique = (texts: readonly string[]): string => [...new Set(texts.filter((text) => text !== ''))].join(' · ');

const LABEL_COLUMN =
  /slab|balance|tenure|tenor|period|maturity|particular|product|scheme|bank|lender|category|type|name|card|fund|plan|description|item|slab|range|अवधि/iu;

/**
 * The cells of a table with what their row and column are called. Merged cells are repeated in the grid.
 *
 * @param given how many rows at the top are headings, if the document says so
 */
export function* cellsOf(rows: readonly (readonly string[])[], given?: number): Generator<Cell> {
  const headerRows = given !== undefined && given > 0 && given < rows.length ? given : countHeaderRows(rows);
  const header = rows.slice(0, headerRows);
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const columnOf = (index: number): string => unique(header.map((row) => clean(row[index] ?? '')));
  let subheading = '';
  for (const [index, row] of rows.entries()) {
    if (index < headerRows) continue;
    const texts = Array.from({ length: columns }, (_, column) => clean(row[column] ?? ''));
    const filled = texts.filter((text) => text !== '');
    if (filled.length === 0) continue;
    if (
      columns > 1 &&
      new Set(filled).size === 1 &&
      (filled.length === columns || (filled.length === 1 && texts[0] !== ''))
    ) {
      if (!hasValue(filled[0] ?? '')) {
        subheading = filled[0] ?? '';
        continue;
      }
    }
    const isLabel = (column: number): boolean =>
      column === 0
        ? columns > 1
        : (!hasValue(texts[column] ?? '') && !/^[\d.,\s%-]+$/u.test(texts[column] ?? '')) ||
          (LABEL_COLUMN.test(columnOf(column)) && !/rate|fee|charge|interest/iu.test(columnOf(column)));
    let isNewRow = true;
    for (const [column, text] of texts.entries()) {
      if (text === '' || (column > 0 && text === texts[column - 1])) continue;
      const labels = texts.filter((_, other) => other !== column && isLabel(other));
      yield { text, row: unique(labels), column: columnOf(column), subheading, rowNumber: index + 1, isNewRow };
      isNewRow = false;
    }
  }
}
