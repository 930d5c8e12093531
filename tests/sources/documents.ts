// cspell:ignore openxmlformats officedocument spreadsheetml nendobj xref nstartxref rels
import { crc32 } from 'node:zlib';

/** A part of a document of the mirror: a heading, a sentence, a table, each if it has one. */
export interface DocumentSection {
  readonly heading?: string;
  readonly text?: string;
  readonly table?: readonly (readonly (string | number)[])[];
}

export type Form = 'html' | 'merged' | 'prose' | 'plain' | 'pdf' | 'csv' | 'json' | 'xlsx';

export interface Rendered {
  readonly type: string;
  readonly body: Buffer;
}

/** Writes the same sections as a page, a PDF or a file of a spreadsheet. */
export function render(form: Form, title: string, sections: readonly DocumentSection[]): Rendered {
  switch (form) {
    case 'pdf':
      return { type: 'application/pdf', body: pdf(linesOf(title, sections)) };
    case 'csv':
      return { type: 'text/csv', body: Buffer.from(csv(sections)) };
    case 'json':
      return { type: 'application/json', body: Buffer.from(JSON.stringify(records(sections))) };
    case 'xlsx':
      return { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', body: xlsx(sections) };
    case 'plain':
      return { type: 'text/plain; charset=utf-8', body: Buffer.from(plain(title, sections)) };
    default:
      return { type: 'text/html; charset=utf-8', body: Buffer.from(html(title, sections, form === 'merged')) };
  }
}

function html(title: string, sections: readonly DocumentSection[], isMerged: boolean): string {
  const parts = sections.map(({ heading, text, table }) =>
    [
      heading === undefined ? '' : `<h2>${heading}</h2>`,
      table ? `<table>${table.map((row, index) => tr(row, index === 0, isMerged)).join('')}</table>` : '',
      text === undefined ? '' : `<p>${text}</p>`,
    ].join('\n'),
  );
  return `<!doctype html><html><head><title>${title}</title><script>var t=1</script></head><body>
<nav><a href="/">Home</a><a href="/fd">Deposits from 9.99%</a></nav><h1>${title}</h1>
<main>${parts.join('\n')}</main><footer>Call 1800 123 4567. Copyright 2026</footer></body></html>`;
}

/** With merged cells a second row of headings stands under one that spans all columns but the first. */
function tr(row: readonly (string | number)[], isHeading: boolean, isMerged: boolean): string {
  const tag = isHeading ? 'th' : 'td';
  const cells = row.map((cell) => `<${tag}>${cell}</${tag}>`);
  if (!isHeading || !isMerged) return `<tr>${cells.join('')}</tr>`;
  const [first, ...others] = row;
  return `<tr><th rowspan="2">${first}</th><th colspan="${others.length}">Rate of interest (% p.a.)</th></tr><tr>${others
    .map((cell) => `<th>${cell}</th>`)
    .join('')}</tr>`;
}

/** As a table of Markdown, in which many public trackers keep their rates. */
function plain(title: string, sections: readonly DocumentSection[]): string {
  return [
    `# ${title}`,
    ...sections.flatMap(({ heading, text, table = [] }) => [
      ...(heading === undefined ? [] : [`## ${heading}`]),
      ...table.map((row) => `| ${row.join(' | ')} |`),
      ...(text === undefined ? [] : [text]),
    ]),
  ].join('\n');
}

function csv(sections: readonly DocumentSection[]): string {
  return sections
    .flatMap(({ table = [] }) => table)
    .map((row) => row.map((cell) => `"${cell}"`).join(','))
    .join('\r\n');
}

function records(sections: readonly DocumentSection[]): unknown {
  return sections.map(({ heading, text, table = [] }) => {
    const [columns = [], ...rows] = table;
    return {
      title: heading,
      text,
      rows: rows.map((row) => Object.fromEntries(row.map((cell, index) => [String(columns[index]), cell]))),
    };
  });
}

type Line = readonly (string | number)[];

function linesOf(title: string, sections: readonly DocumentSection[]): readonly Line[] {
  return [
    [title],
    ...sections.flatMap(({ heading, text, table = [] }): Line[] => [
      ...(heading === undefined ? [] : [[heading]]),
      ...(text === undefined ? [] : [[text]]),
      ...table,
    ]),
  ];
}

/** A PDF with a text layer: a line every 14 points, its cells in columns of equal width. */
export function pdf(lines: readonly Line[]): Buffer {
  const content = lines
    .flatMap((line, index) =>
      line.map((cell, column) => {
        const x = column === 0 ? 40 : 220 + (column - 1) * Math.floor(340 / (line.length - 1));
        const text = String(cell)
          .replaceAll('₹', 'Rs. ')
          .replaceAll('–', '-')
          .replaceAll(/[()\\]/gu, String.raw`\$&`);
        return `BT /F1 8 Tf ${x} ${780 - index * 14} Td (${text}) Tj ET`;
      }),
    )
    .join('\n');
  return pdfOf(content);
}

/** @param content what the page draws; nothing for a page without text, as a scan has */
export function pdfOf(content: string): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** A workbook with a sheet, in the fewest files that a program opens. */
function xlsx(sections: readonly DocumentSection[]): Buffer {
  const rows = sections.flatMap(({ heading, table = [] }) => [...(heading === undefined ? [] : [[heading]]), ...table]);
  const escaped = (cell: string | number): string => String(cell).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const sheet = rows
    .map((row, index) => {
      const cells = row.map(
        (cell, column) =>
          `<c r="${String.fromCodePoint(65 + column)}${index + 1}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`,
      );
      return `<row r="${index + 1}">${cells.join('')}</row>`;
    })
    .join('');
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  return zip({
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Rates" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
  });
}

/** An archive whose files are stored as they are. */
function zip(files: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const data = Buffer.from(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), common, tail, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(locals.length, 4);
  end.writeUInt16LE(locals.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, index, Buffer.from('PK\u0005\u0006'), end]);
}
