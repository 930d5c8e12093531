import { publishedQuantities } from '../../lib/quantities/published';
import type { Extract, Passage } from '../extracting/passage';

/** A document as values are looked for in it. */
export interface ReadPage {
  readonly address: string;
  readonly extract: Extract;
  /** Cells and lines with a number, in order, then whole rows, for ranges whose ends stand in two columns. */
  readonly passages: readonly Passage[];
}

export function readPage(address: string, extract: Extract): ReadPage {
  const withNumbers = extract.passages.filter(({ quantities }) => quantities.length > 0);
  return { address, extract, passages: [...withNumbers, ...wholeRows(withNumbers)] };
}

/** What a whole row says in its place of a column. */
export const WHOLE_ROW = 'whole row';

function wholeRows(passages: readonly Passage[]): Passage[] {
  const rows = new Map<string, Passage[]>();
  for (const passage of passages) {
    if (passage.table === undefined) continue;
    const key = `${passage.table}:${passage.line}`;
    rows.set(key, [...(rows.get(key) ?? []), passage]);
  }
  return [...rows.values()].flatMap((cells) => {
    const [first] = cells;
    const labels = new Set(cells.flatMap(({ row }) => row.split(' · ')));
    const values = cells.filter(({ text }) => !labels.has(text));
    if (!first || values.length < 2) return [];
    const text = values.map((cell) => (cell.column === '' ? cell.text : `${cell.text} (${cell.column})`)).join(' | ');
    const { plain, quantities } = publishedQuantities(values.map((cell) => cell.text).join(' | '));
    return [
      {
        ...first,
        text,
        plain: `${plain} ${values.map(({ column }) => column.toLowerCase()).join(' ')}`,
        quantities,
        row: values[0]?.row ?? '',
        column: WHOLE_ROW,
      },
    ];
  });
}
