/** A cell of a CSV file as RFC 4180 writes it: in quotes where it holds a comma, a quote or a line break. */
function cell(value: string | number | undefined): string {
  const text = value === undefined ? '' : String(value);
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as a CSV file (RFC 4180): a line a row, ended by CR LF, numbers without grouping, so that a spreadsheet reads them as numbers.
 *
 * @param columns headings, in order, each with the value of a row
 */
export function toCsv<Row>(
  rows: readonly Row[],
  columns: Readonly<Record<string, (row: Row) => string | number | undefined>>,
): string {
  const lines = [Object.keys(columns), ...rows.map((row) => Object.values(columns).map((valueOf) => valueOf(row)))];
  return lines.map((values) => `${values.map(cell).join(',')}\r\n`).join('');
}
