import type { Table } from './section';

/** A cell as a spreadsheet reads it: digits without grouping, quotes doubled. */
function cellText(cell: string): string {
  const plain = /^-?[\d,]+$/.test(cell) ? cell.replaceAll(',', '') : cell;
  return /[",\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A table as CSV, the columns' names first. */
export function csvOf({ columns, rows }: Table): string {
  return [columns, ...rows].map((row) => row.map(cellText).join(',')).join('\r\n');
}

/** Saves a table as a file. Nothing leaves the device. */
export function saveCsv(table: Table, fileName: string): void {
  // Without a byte order mark, Excel reads the file in a legacy code page.
  const address = URL.createObjectURL(new Blob(['\uFEFF', csvOf(table)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}
