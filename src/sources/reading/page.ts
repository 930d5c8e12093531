import type { PublishedQuantity } from '../../lib/quantities/published';
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

/** How many cells beside each other may hold one value: "minimum" and "maximum", or a share with its bounds. */
const NEIGHBOURS = [2, 3];

function wholeRows(passages: readonly Passage[]): Passage[] {
  const rows = new Map<string, Passage[]>();
  for (const passage of passages) {
    if (passage.table === undefined) continue;
    const key = `${passage.table}:${passage.line}`;
    rows.set(key, [...(rows.get(key) ?? []), passage]);
  }
  return [...rows.values()].flatMap((cells) => {
    const labels = new Set(cells.flatMap(({ row }) => row.split(' · ')));
    const values = cells.filter(({ text }) => !labels.has(text));
    const groups = NEIGHBOURS.flatMap((size) =>
      values.slice(size - 1).map((_, index) => joined(values.slice(index, index + size))),
    );
    return values.length < 2 ? [] : [...groups, { ...joined(values), column: WHOLE_ROW }];
  });
}

const BETWEEN = ' | ';

/** Several cells of a row as one. */
function joined(cells: readonly Passage[]): Passage {
  const [first] = cells;
  if (!first) throw new RangeError('no cells to join');
  let plain = '';
  const quantities: PublishedQuantity[] = [];
  for (const cell of cells) {
    if (plain !== '') plain += BETWEEN;
    for (const { unit, value, start, end } of cell.quantities) {
      quantities.push({ unit, value, start: start + plain.length, end: end + plain.length });
    }
    plain += cell.plain;
  }
  const column = [...new Set(cells.map((cell) => cell.column))].join(' & ');
  return { ...first, plain, quantities, text: cells.map((cell) => cell.text).join(BETWEEN), column };
}
