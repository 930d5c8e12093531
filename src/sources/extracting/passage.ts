// cspell:ignore pprox
import type { PublishedQuantity } from '../../lib/quantities/published';
import { cellsOf } from './grid';
import { clean } from './clean';
import { quantitiesIn } from './quantitiesIn';

/** A cell of a table or a line of text, with what says what its numbers are. */
export interface Passage {
  readonly text: string;
  /** The same in plain characters, in which the quantities have their places. */
  readonly plain: string;
  readonly quantities: readonly PublishedQuantity[];
  /** Headings above it, the nearest last; first the title of the document. */
  readonly headings: readonly string[];
  /** Labels of its row, or the line that introduces it. */
  readonly row: string;
  /** Headings of its column. */
  readonly column: string;
  /** Number of the row or line in the document: the cells of one row share it. */
  readonly line: number;
  /** Number of the table, or undefined for text outside tables. */
  readonly table?: number | undefined;
  /** Where a reader finds it: "table 2, row 5", "page 3". */
  readonly place: string;
}

/** What a document says, without its looks. */
export interface Extract {
  readonly title: string;
  readonly passages: readonly Passage[];
  /** All of its text, cleaned. */
  readonly text: string;
  /** What the document is besides its text, by which walls are known. */
  readonly signs: Signs;
}

export interface Signs {
  readonly hasPasswordField?: boolean;
  readonly scripts?: number;
  /** For documents of pages: how many there are. */
  readonly pages?: number;
}

/** Collects the passages of a document in order. */
export interface Collector {
  readonly passages: Passage[];
  /** Sets a heading of a level, 1 to 6; deeper ones end. */
  readonly heading: (level: number, text: string) => void;
  readonly line: (text: string, row?: string) => void;
  /** A field of a record: a number with the record's names as its row and the field's own name as its column. */
  readonly field: (text: string, row: string, column: string) => void;
  readonly table: (rows: readonly (readonly string[])[], headerRows?: number, caption?: string) => void;
  /** Where the following passages stand, such as "page 3". */
  readonly setPlace: (place: string) => void;
}

/** The sentences of a line, since each may hold another value. A point between digits ends none. */
export function sentencesOf(line: string): readonly string[] {
  return clean(line)
    .split(
      /(?<=[\p{L}\p{M})%”’"'][.;!?।])(?<!\b(?:[Rr]s|[Nn]o|[Ss]t|[Mm]in|[Mm]ax|[Aa]pprox)\.)\s+(?=[\p{Lu}\p{Lo}₹\d“"'])/u,
    )
    .filter((text) => !/^(?:rs|no|st|smt)\.$/iu.test(text));
}

/** A passage of at most this length introduces a number that stands alone behind it. */
const LONGEST_LABEL = 120;

export function createCollector(title: string): Collector {
  const passages: Passage[] = [];
  const headings: string[] = [];
  let line = 0;
  let tables = 0;
  let place = '';
  let lastLine = '';
  let lastRow = '';

  const headingsNow = (): string[] => [title, ...headings.filter(Boolean)];

  function add(text: string, rest: Pick<Passage, 'row' | 'column' | 'headings' | 'table' | 'place'>): void {
    const { plain, quantities } = quantitiesIn(text);
    passages.push({ text, plain, quantities, line, ...rest });
  }

  return {
    passages,
    setPlace: (text) => (place = text),

    heading(level, text) {
      const label = clean(text);
      if (label === '') return;
      headings.length = Math.min(headings.length, level);
      headings[level - 1] = label;
      lastLine = '';
      line += 1;
      // A heading may hold the value itself: "Home loans from 7.10%".
      add(label, { row: '', column: '', headings: headingsNow().slice(0, -1), place: place || 'heading' });
    },

    line(text, row) {
      const label = clean(text);
      if (label === '') return;
      line += 1;
      // "Annual fee" and, in a line of its own, "₹500".
      const isNumberAlone =
        /\d|nil|free/iu.test(label) &&
        !/\p{L}{4}/u.test(label.replaceAll(/per\s?cent|lakhs?|crores?|onwards|years?|months?|p\.?a\.?/giu, ''));
      add(label, {
        row: row ?? (isNumberAlone ? lastLine : ''),
        column: '',
        headings: headingsNow(),
        place: place || `line ${line}`,
      });
      lastLine = label.length <= LONGEST_LABEL ? label : '';
    },

    field(text, row, column) {
      if (text === '') return;
      if (row !== lastRow) line += 1;
      lastRow = row;
      add(text, { row, column, headings: headingsNow(), table: 1, place: `${row === '' ? 'field' : row}, ${column}` });
    },

    table(rows, headerRows, caption) {
      tables += 1;
      lastLine = '';
      for (const cell of cellsOf(rows, headerRows)) {
        if (cell.isNewRow) line += 1;
        add(cell.text, {
          row: cell.row,
          column: cell.column,
          headings: [...headingsNow(), ...[caption ?? '', cell.subheading].filter((text) => text !== '')],
          table: tables,
          place: `${place === '' ? '' : `${place}, `}table ${tables}, row ${cell.rowNumber}`,
        });
      }
    },
  };
}
