/** A run of text on a page of a PDF, its place in points from the lower left corner. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface PdfCell {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export interface Line {
  readonly y: number;
  readonly cells: readonly PdfCell[];
}

/** A gap of this share of the letters' height parts two cells; a space is about a quarter of it. */
const CELL_GAP = 0.9;
const WORD_GAP = 0.15;

/** The lines of a page from its top, each with its cells from the left. */
export function linesOf(pieces: readonly Piece[]): Line[] {
  const rows: Piece[][] = [];
  for (const piece of [...pieces].sort((a, b) => b.y - a.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && first.y - piece.y < Math.max(first.height, piece.height) * 0.5) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => ({ y: row[0]?.y ?? 0, cells: cellsOf([...row].sort((a, b) => a.x - b.x)) }));
}

function cellsOf(row: readonly Piece[]): PdfCell[] {
  const cells: PdfCell[] = [];
  for (const { text, x, width, height } of row) {
    const last = cells.at(-1);
    const gap = last ? x - last.to : Infinity;
    if (last && gap < height * CELL_GAP) {
      const space = gap > height * WORD_GAP && !last.text.endsWith(' ') && !text.startsWith(' ') ? ' ' : '';
      cells[cells.length - 1] = {
        text: `${last.text}${space}${text}`,
        from: last.from,
        to: Math.max(last.to, x + width),
      };
    } else {
      cells.push({ text, from: x, to: x + width });
    }
  }
  return cells.map((cell) => ({ ...cell, text: cell.text.replaceAll(/\s+/gu, ' ').trim() }));
}

/** The table of several lines: its columns are what the cells of its fullest lines cover. A cell across columns is repeated in each. */
export function gridOf(lines: readonly Line[]): string[][] {
  const most = Math.max(...lines.map(({ cells }) => cells.length));
  const columns: { from: number; to: number }[] = [];
  const full = lines.filter(({ cells }) => cells.length === most).flatMap(({ cells }) => cells);
  for (const { from, to } of [...full].sort((a, b) => a.from - b.from)) {
    const last = columns.at(-1);
    if (last && from < last.to) last.to = Math.max(last.to, to);
    else columns.push({ from, to });
  }
  const rows = lines.map(({ cells }) => {
    const row = columns.map(() => '');
    for (const cell of cells) {
      const overlapped = columns.flatMap((column, index) =>
        cell.from < column.to && cell.to > column.from ? [index] : [],
      );
      const targets = overlapped.length > 0 ? overlapped : [nearest(columns, cell)];
      for (const index of targets) row[index] = `${row[index] ?? ''} ${cell.text}`.trim();
    }
    return row;
  });
  return joined(rows);
}

function nearest(columns: readonly { from: number; to: number }[], { from, to }: PdfCell): number {
  const middle = (from + to) / 2;
  const distances = columns.map((column) => Math.abs((column.from + column.to) / 2 - middle));
  return distances.indexOf(Math.min(...distances));
}

/** A line with nothing but a piece of a label is the second line of the row above. */
function joined(rows: readonly string[][]): string[][] {
  const all: string[][] = [];
  for (const row of rows) {
    const above = all.at(-1);
    const filled = row.filter((text) => text !== '');
    const isRest =
      above !== undefined &&
      filled.length === 1 &&
      !/\d\s*%|₹/u.test(filled[0] ?? '') &&
      /^[\p{Ll}(&]/u.test(filled[0] ?? '');
    if (isRest) row.forEach((text, index) => (above[index] = `${above[index] ?? ''} ${text}`.trim()));
    else all.push([...row]);
  }
  return all;
}
