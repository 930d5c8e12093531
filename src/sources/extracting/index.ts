import { trouble, type Trouble } from '../fetching/outcome';
import { decode } from './charset';
import { extractHtml } from './html';
import { extractJson } from './json';
import type { Extract } from './passage';
import { extractPlain } from './plain';

/** A format and how it is known, since hosts often name none or a wrong one. */
type Format = 'pdf' | 'workbook' | 'json' | 'csv' | 'html' | 'plain' | 'picture' | 'old workbook' | 'word';

function startsWith(bytes: Buffer, ...start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function formatOf(bytes: Buffer, type: string, address: string): Format {
  const head = bytes.subarray(0, 1024).toString('latin1');
  if (head.includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, 0x50, 0x4b, 3, 4)) return /word/u.test(type) || /\.docx$/iu.test(address) ? 'word' : 'workbook';
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'old workbook';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) || startsWith(bytes, 0xff, 0xd8, 0xff) || type.startsWith('image/'))
    return 'picture';
  if (/json/u.test(type)) return 'json';
  if (/csv|tab-separated/u.test(type) || /\.(?:csv|tsv)(?:\?|$)/iu.test(address)) return 'csv';
  const text = head.replaceAll('\0', '').trimStart().toLowerCase();
  if (/html/u.test(type) || /^(?:\W{0,4})<(?:!doctype|html|head|body|table|div|h1)/u.test(text)) return 'html';
  return /^[[{]/u.test(text) ? 'json' : 'plain';
}

const UNREADABLE: Partial<Record<Format, string>> = {
  picture: 'a picture, which has no text',
  'old workbook': 'a file of an old office program',
  word: 'a file of a word processor',
};

/** Reads the text of a document in its format. A file that is broken is unreadable, as its program would say. */
export async function extract(bytes: Buffer, type: string, address: string): Promise<Extract | Trouble> {
  const format = formatOf(bytes, type, address);
  const reason = UNREADABLE[format];
  if (reason !== undefined) return trouble('unreadable', reason);
  try {
    return await readAs(format, bytes, type);
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'PasswordException') return trouble('unreadable', 'the PDF asks for a password');
    return trouble('unreadable', `a broken file (${format})`);
  }
}

async function readAs(format: Format, bytes: Buffer, type: string): Promise<Extract> {
  // Readers of PDFs and workbooks are large, and most runs need them for a few addresses only.
  if (format === 'pdf') return (await import('./pdf')).extractPdf(bytes);
  if (format === 'workbook') return (await import('./sheets')).extractWorkbook(bytes);
  const text = decode(bytes, type);
  if (format === 'csv') return (await import('./sheets')).extractCsv(text);
  if (format === 'html') return extractHtml(text);
  return format === 'json' ? extractJson(text) : extractPlain(text);
}
