import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Text without any space or word joiner, for a PDF breaks lines and words where they fall. */
export function withoutSpaces(text: string): string {
  return text.replace(/[\s\u2060]+/g, '');
}

/**
 * Prints a page as a browser does, on A4.
 * @returns the text of each sheet, without spaces
 */
export async function printedText(page: Page): Promise<string[]> {
  const data = new Uint8Array(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const sheets: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    sheets.push(withoutSpaces(items.map((item) => ('str' in item ? item.str : '')).join('')));
  }
  await pdf.destroy();
  return sheets;
}

/** A piece of text on a sheet, with its place and size in points. */
interface Piece {
  readonly text: string;
  readonly box: readonly [left: number, bottom: number, right: number, top: number];
}

/** Texts that are printed one over the other, each with its sheet. */
export async function overprinted(page: Page, scale = 1): Promise<string[]> {
  const margin = { top: '16mm', bottom: '16mm', left: '14mm', right: '14mm' };
  const data = new Uint8Array(await page.pdf({ format: 'A4', scale, margin }));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const found: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const pieces = items.flatMap((item): Piece[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , skew = 0, height = 0, x = 0, y = 0] = item.transform as number[];
      // Letters without those that reach below the line, and lines that stand close.
      return [{ text: item.str, box: [x, y, x + item.width, y + 0.7 * Math.hypot(skew, height)] }];
    });
    pieces.forEach(({ text, box: [left, bottom, right, top] }, index) => {
      const other = pieces
        .slice(index + 1)
        .find(
          ({ box }) =>
            Math.min(right, box[2]) - Math.max(left, box[0]) > 3 &&
            Math.min(top, box[3]) - Math.max(bottom, box[1]) > 2,
        );
      if (other) found.push(`sheet ${number}: "${text.slice(0, 40)}" and "${other.text.slice(0, 40)}"`);
    });
  }
  await pdf.destroy();
  return found;
}
