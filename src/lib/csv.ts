type Cell = string | number | undefined;

function cellText(value: Cell): string {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows of cells as a CSV file (RFC 4180): a line a row, ended by CR LF, a cell in quotes where a comma, a quote or a line break would tear it apart.
 * Numbers are written without grouping, so that a spreadsheet reads them as numbers.
 */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

/** Records as a CSV file. @param columns headings, in order, each with the value of a record */
export const toCsv = <Row>(rows: readonly Row[], columns: Readonly<Record<string, (row: Row) => Cell>>): string =>
  csvOf([Object.keys(columns), ...rows.map((row) => Object.values(columns).map((valueOf) => valueOf(row)))]);
