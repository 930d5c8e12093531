import { parse } from 'csv-parse/sync';
import readSheets, { type CellValue } from 'read-excel-file/node';
import { createCollector, type Extract } from './passage';

/** Reads a CSV file as one table; semicolons and tabs part cells as well. */
export function extractCsv(text: string): Extract {
  const firstLine = text.split('\n', 1)[0] ?? '';
  const delimiter =
    [',', ';', '\t', '|'].sort((a, b) => firstLine.split(b).length - firstLine.split(a).length)[0] ?? ',';
  const rows: string[][] = parse(text, {
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  return extractOf('', [{ name: '', rows }]);
}

/** Reads a workbook: a table a sheet. */
export async function extractWorkbook(bytes: Buffer): Promise<Extract> {
  const sheets = await readSheets(bytes);
  return extractOf(
    '',
    sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellText)) })),
  );
}

function cellText(cell: CellValue | null): string {
  if (cell === null) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

function extractOf(title: string, sheets: readonly Sheet[]): Extract {
  const collector = createCollector(title);
  for (const { name, rows } of sheets) {
    if (name !== '') collector.heading(1, name);
    if (rows.length > 0) collector.table(rows);
  }
  return {
    title,
    passages: collector.passages,
    text: sheets.map(({ rows }) => rows.map((row) => row.join(' | ')).join('\n')).join('\n'),
    signs: {},
  };
}
