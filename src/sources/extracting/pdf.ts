import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, TextItem } from 'pdfjs-dist/types/src/display/api';
import { createCollector, sentencesOf, type Collector, type Extract } from './passage';
import { linesOf, gridOf, type Line, type Piece } from './pdfLines';

/** More pages than any rate card has; the rest of a long report is not read. */
const MOST_PAGES = 300;

/** Reads the text layer of a PDF: lines, and tables by where their words stand. */
export async function extractPdf(bytes: Buffer): Promise<Extract> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: true, isEvalSupported: false });
  const document = await task.promise;
  try {
    const { info } = await document.getMetadata();
    const named = 'Title' in info && typeof info.Title === 'string' ? info.Title : '';
    const firstPage = await linesOfPage(document, 1);
    const title = named === '' ? textOf(firstPage[0]) : named;
    const collector = createCollector(title);
    const texts: string[] = [];
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
      const lines = number === 1 ? firstPage : await linesOfPage(document, number);
      collector.setPlace(`page ${number}`);
      addPage(lines, collector);
      texts.push(lines.map(({ cells }) => cells.map(({ text }) => text).join(' | ')).join('\n'));
    }
    return { title, passages: collector.passages, text: texts.join('\n'), signs: { pages: document.numPages } };
  } finally {
    await task.destroy();
  }
}

function pieceOf({ str, transform, width, height }: TextItem): Piece | undefined {
  if (str.trim() === '') return undefined;
  // The last numbers of the matrix are the place; the type of the library leaves their kind open.
  const [, , , size = 0, x = 0, y = 0] = transform as readonly number[];
  return { text: str, x, y, width, height: height || Math.abs(size) };
}

async function linesOfPage(document: PDFDocumentProxy, number: number): Promise<readonly Line[]> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return linesOf(items.flatMap((item) => ('str' in item ? (pieceOf(item) ?? []) : [])));
}

function textOf(line: Line | undefined): string {
  return line?.cells.map(({ text }) => text).join(' ') ?? '';
}

/** Lines with several cells that follow each other are a table; a short line before it is its heading. */
function addPage(lines: readonly Line[], collector: Collector): void {
  let index = 0;
  while (index < lines.length) {
    const block = lines
      .slice(index)
      .findIndex((line, offset) => line.cells.length < 2 && !continuesTable(lines, index + offset));
    const length = block === -1 ? lines.length - index : block;
    if (length >= 2) {
      collector.table(gridOf(lines.slice(index, index + length)));
      index += length;
      continue;
    }
    const line = lines[index];
    const text = textOf(line);
    const isHeading = (lines[index + 1]?.cells.length ?? 0) >= 2 && text.length < 120 && !/[.:]$/u.test(text);
    index += 1;
    if (isHeading) {
      collector.heading(4, text);
      continue;
    }
    let paragraph = text;
    // A sentence goes on in the next line where its line is full.
    while (line && isFull(line, lines) && lines[index]?.cells.length === 1 && !/[.:;]$/u.test(paragraph)) {
      paragraph += ` ${lines[index]?.cells[0]?.text ?? ''}`;
      index += 1;
    }
    for (const sentence of sentencesOf(paragraph)) collector.line(sentence);
  }
}

/** Whether a line of one cell stands between rows: the second half of a label, or a heading across the table. */
function continuesTable(lines: readonly Line[], index: number): boolean {
  return (lines[index - 1]?.cells.length ?? 0) >= 2 && (lines[index + 1]?.cells.length ?? 0) >= 2;
}

function isFull({ cells }: Line, lines: readonly Line[]): boolean {
  const end = Math.max(...lines.flatMap((line) => line.cells.map(({ to }) => to)));
  return (cells.at(-1)?.to ?? 0) > end * 0.8;
}
