import { csvOf } from '../../lib/csv';
import type { Table } from './section';

/** A number as a spreadsheet reads it, without grouping; other cells as they are. */
const plain = (cell: string): string => (/^-?[\d,]+$/.test(cell) ? cell.replaceAll(',', '') : cell);

/** A table as CSV, the columns' names first. */
export const csvOfTable = ({ columns, rows }: Table): string => csvOf([columns, ...rows].map((row) => row.map(plain)));

/** Saves a table as a file. Nothing leaves the device. */
export function saveCsv(table: Table, fileName: string): void {
  // Without a byte order mark, Excel reads the file in a legacy code page.
  const address = URL.createObjectURL(new Blob(['\uFEFF', csvOfTable(table)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}
