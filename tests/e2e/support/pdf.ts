import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Text without any space, for a PDF breaks lines and words where they fall. */
export function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
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
