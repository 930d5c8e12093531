import type { Problem } from '../problem';

/** The words with which `npm run new` marks a part that the editor has yet to write. */
const mark = /^[ \t]*To write: .*$/gm;

/** The parts of a new page or article that still hold the guidance of `npm run new`. */
export function unwrittenParts(path: string, text: string): Problem[] {
  return [...text.matchAll(mark)].map(({ 0: line, index }) => {
    const guidance = line.trim();
    const found = guidance.length > 60 ? `${guidance.slice(0, 57)}…` : guidance;
    return {
      path,
      line: text.slice(0, index).split('\n').length,
      column: line.length - line.trimStart().length + 1,
      found: JSON.stringify(found),
      message: 'this is guidance; write the part in its place, or remove it',
    };
  });
}
