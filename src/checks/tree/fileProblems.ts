import type { ContentFile } from '../cli/readContent';
import type { Problem } from '../problem';

/** What stands in a text that was saved in another encoding, once it has been read as UTF-8. */
const UNREADABLE = ['\uFFFD', '\0'] as const;

/** The first place that could not be read; -1 where there is none. */
function unreadableAt(text: string): number {
  const places = UNREADABLE.map((character) => text.indexOf(character)).filter((index) => index >= 0);
  return places.length === 0 ? -1 : Math.min(...places);
}

/** Whether the file was saved in an encoding that can be read. */
export function isReadable({ text }: ContentFile): boolean {
  return unreadableAt(text) < 0;
}

/** How a file was saved: encoding, byte-order mark, line ends. One problem a file and kind, at its first place. */
export function fileProblems({ path, text }: ContentFile): Problem[] {
  const unreadable = unreadableAt(text);
  if (unreadable >= 0) {
    const before = text.slice(0, unreadable);
    const message = 'save the file with the encoding UTF-8, then look at this place again';
    const column = unreadable - before.lastIndexOf('\n');
    return [{ path, line: before.split('\n').length, column, found: 'a character that is not UTF-8', message }];
  }
  const problems: Problem[] = [];
  if (text.startsWith('\uFEFF')) {
    const message = 'save the file as "UTF-8" instead of "UTF-8 with BOM"';
    problems.push({ path, line: 1, column: 1, found: 'a byte-order mark', message });
  }
  const windows = text.indexOf('\r');
  if (windows >= 0) {
    const line = text.slice(0, windows).split('\n').length;
    const column = windows - text.lastIndexOf('\n', windows);
    const message = 'save the file with the line ends "LF" instead of "CRLF"';
    problems.push({ path, line, column, found: 'Windows line ends', message });
  }
  return problems;
}
