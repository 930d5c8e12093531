import type { ContentFile } from '../cli/readContent';
import type { Problem } from '../validation/problem';

/** What a text file looks like that was saved in another encoding, once it has been read as UTF-8. */
const UNREADABLE = /\uFFFD|\u0000/;

/** Whether the file can be read at all. What else is said of one that cannot would only mislead. */
export function isReadable({ text }: ContentFile): boolean {
  return !UNREADABLE.test(text);
}

/** How a file was saved: encoding, byte-order mark, line ends. One problem a file and kind, at its first place. */
export function fileProblems({ path, text }: ContentFile): Problem[] {
  const unreadable = UNREADABLE.exec(text);
  if (unreadable) {
    const before = text.slice(0, unreadable.index);
    const message = 'save the file with the encoding UTF-8, then look at this place again';
    const column = unreadable.index - before.lastIndexOf('\n');
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
