import type { Table } from './definition';

/** A cell as a spreadsheet reads it: digits without grouping, quotes doubled. */
function cellText(cell: string): string {
  const plain = /^-?[\d,]+$/.test(cell) ? cell.replaceAll(',', '') : cell;
  return /[",\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A table as CSV, the columns' names first. */
export function csvOf({ columns, rows }: Table): string {
  return [columns, ...rows].map((row) => row.map(cellText).join(',')).join('\r\n');
}

/** Hands a table to the visitor as a file. Nothing leaves the device. */
export function saveCsv(table: Table, fileName: string): void {
  // Excel takes a file for one of its own old code pages unless it begins with this mark.
  const address = URL.createObjectURL(new Blob(['\uFEFF', csvOf(table)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}
