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
  return extractOf([{ name: '', rows }]);
}

/** Reads a workbook: a table a sheet. */
export async function extractWorkbook(bytes: Buffer): Promise<Extract> {
  const sheets = await readSheets(bytes);
  return extractOf(sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellText)) })));
}

function cellText(cell: CellValue | null): string {
  if (cell === null) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

/** A sheet may hold several tables, parted by empty rows or by rows with nothing but a heading. */
function sectionsOf(rows: readonly (readonly string[])[]): { heading: string; rows: (readonly string[])[] }[] {
  const sections: { heading: string; rows: (readonly string[])[] }[] = [{ heading: '', rows: [] }];
  for (const row of rows) {
    const filled = row.filter((cell) => cell.trim() !== '');
    const isWide = rows.some((other) => other.length > 1);
    if (filled.length > 1 || (filled.length === 1 && !isWide)) sections.at(-1)?.rows.push(row);
    else sections.push({ heading: filled[0] ?? '', rows: [] });
  }
  return sections;
}

interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

function extractOf(sheets: readonly Sheet[]): Extract {
  const collector = createCollector('');
  for (const { name, rows } of sheets) {
    if (name !== '') collector.heading(1, name);
    for (const section of sectionsOf(rows)) {
      if (section.heading !== '') collector.heading(2, section.heading);
      if (section.rows.length > 0) collector.table(section.rows);
    }
  }
  return {
    title: '',
    passages: collector.passages,
    text: sheets.map(({ rows }) => rows.map((row) => row.join(' | ')).join('\n')).join('\n'),
    signs: {},
  };
}
