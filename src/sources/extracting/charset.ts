import { decode as decodeBytes, encodingExists } from 'iconv-lite';

/** What servers and pages call a character set is often wrong; the bytes decide where they can. */

const BYTE_ORDER_MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], charset: 'utf-8' },
  { bytes: [0xff, 0xfe], charset: 'utf-16le' },
  { bytes: [0xfe, 0xff], charset: 'utf-16be' },
] as const;

/** The text of a document. @param type its `content-type` header */
export function decode(bytes: Buffer, type: string): string {
  const mark = BYTE_ORDER_MARKS.find((one) => one.bytes.every((byte, index) => bytes[index] === byte));
  if (mark) return textIn(mark.charset, bytes);
  const named = charsetIn(type) ?? charsetIn(bytes.subarray(0, 2048).toString('latin1'));
  const sixteen = named?.startsWith('utf-16') === true || looksLikeTwoBytes(bytes);
  if (sixteen && bytes.length > 1) {
    // In "<html", the byte of zero comes first or second.
    return textIn(bytes[0] === 0 ? 'utf-16be' : 'utf-16le', bytes);
  }
  if (isUtf8(bytes)) return textIn('utf-8', bytes);
  return textIn(named === undefined || /^utf-?8$/u.test(named) ? 'windows-1252' : named, bytes);
}

function charsetIn(text: string): string | undefined {
  return /charset\s*=\s*["']?(?<charset>[\w:-]+)/iu.exec(text)?.groups?.['charset']?.toLowerCase();
}

function looksLikeTwoBytes(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 200);
  return start.filter((byte) => byte === 0).length > start.length / 4;
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** An unknown name of a character set is that of most Western servers. */
function textIn(charset: string, bytes: Buffer): string {
  return decodeBytes(bytes, encodingExists(charset) ? charset : 'windows-1252');
}
