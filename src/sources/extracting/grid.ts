// cspell:ignore binr
import { clean } from './clean';
import { quantitiesIn } from './quantitiesIn';

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
  quantitiesIn(text).quantities.some(({ unit }) => unit === 'percent' || unit === 'rupees' || unit === 'nil');

const SMALL_WORDS = /per ?cent|p\.? ?a\.?|per annum|onwards|lakhs?|crores?|\bto\b|\band\b|\brs\b|\binr\b/gu;
/** An amount with one of these is the slab of a column: "Up to 3 crore", "> 5 Cr". */
const BOUNDS = /up ?to|less|below|under|above|more|over|from|[<>≤≥]/u;

/** Whether a cell is a number of the table rather than a heading or a label with a number in it. */
function isValue(text: string): boolean {
  const { plain, quantities } = quantitiesIn(text);
  if (quantities.length === 0) return false;
  if (quantities.some(({ unit }) => unit === 'percent')) return !/\p{L}{4}\P{L}+\p{L}{4}\P{L}+\p{L}{4}/u.test(plain);
  const words = plain.replaceAll(SMALL_WORDS, ' ').match(/\p{L}{3,}/gu) ?? [];
  if (quantities.every(({ unit }) => unit === 'months' || unit === 'days')) return false;
  return words.length < 2 && !BOUNDS.test(plain);
}

/** Whether a row can be one of headings: nothing beside its first cell is a value. */
function isHeadingRow(row: readonly string[]): boolean {
  return !row.slice(1).some(isValue);
}

/** Rows at the top without a value are headings: a table of rates has none above its first rate. */
function countHeaderRows(rows: readonly (readonly string[])[]): number {
  const first = rows.slice(0, 4).findIndex((row) => !isHeadingRow(row));
  // A table of words has headings in its first row at most.
  return first === -1 ? Math.min(1, rows.length - 1) : first;
}

const unique = (texts: readonly string[]): string => [...new Set(texts.filter((text) => text !== ''))].join(' · ');

const LABEL_COLUMN =
  /slab|balance|tenure|tenor|period|maturity|particular|product|scheme|bank|lender|category|type|name|card|fund|plan|description|item|range|अवधि/iu;

/** Whether a cell says for which amounts its row is: "Above ₹35 lakh" in a column of loan amounts. */
function isSlabOfAmounts(text: string, heading: string): boolean {
  const { plain, quantities } = quantitiesIn(text);
  const isOfAmounts = quantities.length > 0 && quantities.every(({ unit }) => unit === 'rupees') && BOUNDS.test(plain);
  return isOfAmounts && /amount|loan|limit|size|sum|deposit/iu.test(heading) && !/fee|charge/iu.test(heading);
}

/** Whether a row inside a table names its columns anew, as where two tables were set as one. */
function isRepeatedHeading(row: readonly string[], header: readonly (readonly string[])[]): boolean {
  const [first = ''] = row;
  const filled = row.filter((text) => text !== '');
  return filled.length > 1 && first !== '' && header.some((one) => clean(one[0] ?? '') === first) && isHeadingRow(row);
}

/**
 * The cells of a table with what their row and column are called. Merged cells are repeated in the grid.
 *
 * @param given how many rows at the top are headings, if the document says so
 */
export function* cellsOf(rows: readonly (readonly string[])[], given?: number): Generator<Cell> {
  const headerRows = given !== undefined && given > 0 && given < rows.length ? given : countHeaderRows(rows);
  const columns = Math.max(0, ...rows.map((row) => row.length));
  let header = rows.slice(0, headerRows);
  const labelsOf = (rowsAbove: readonly (readonly string[])[]): readonly string[] =>
    Array.from({ length: columns }, (_, column) => unique(rowsAbove.map((one) => clean(one[column] ?? ''))));
  let labels = labelsOf(header);
  let subheading = '';
  for (const [index, row] of rows.entries()) {
    if (index < headerRows) continue;
    const texts = Array.from({ length: columns }, (_, column) => clean(row[column] ?? ''));
    const filled = texts.filter((text) => text !== '');
    if (filled.length === 0) continue;
    const isOneText = columns > 1 && new Set(filled).size === 1 && texts[0] !== '';
    if (isOneText && !isValue(filled[0] ?? '')) {
      subheading = filled[0] ?? '';
      continue;
    }
    if (isRepeatedHeading(texts, header)) {
      header = [texts];
      labels = labelsOf(header);
      continue;
    }
    const isLabel = (column: number): boolean => {
      const [text = '', heading = ''] = [texts[column], labels[column]];
      if (column === 0) return columns > 1;
      if (!hasValue(text) && !/^[\d.,\s%-]+$/u.test(text)) return true;
      if (isSlabOfAmounts(text, heading)) return true;
      return LABEL_COLUMN.test(heading) && !/rate|fee|charge|interest/iu.test(heading);
    };
    const areLabels = texts.map((_, column) => isLabel(column));
    let isNewRow = true;
    for (const [column, text] of texts.entries()) {
      if (text === '' || (column > 0 && text === texts[column - 1] && !isValue(text))) continue;
      const beside = texts.filter((_, other) => other !== column && areLabels[other] === true);
      yield { text, row: unique(beside), column: labels[column] ?? '', subheading, rowNumber: index + 1, isNewRow };
      isNewRow = false;
    }
  }
}
