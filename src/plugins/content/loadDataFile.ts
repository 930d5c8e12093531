import path from 'node:path';
import type { DataFile } from '../../content/schemas';
import { todayInIndia } from '../../content/today';
import { validateDataFile } from '../../checks/validate';
import { refuse } from './stopBuild';

/** The root of the repository: three folders up from here. */
const siteDir = path.resolve(__dirname, '../../..');

/**
 * Reads the text of a data file into its data. Throws one error that lists every problem, one a line, so that the terminal
 * and the error page of the dev server show an editor all there is to mend.
 */
export function loadDataFile(absolutePath: string, text: string): DataFile {
  const relativePath = path.relative(siteDir, absolutePath).replaceAll(path.sep, '/');
  const result = validateDataFile({ path: relativePath, text, today: todayInIndia() });
  return result.ok ? result.data : refuse(result.problems);
}

/** JSON that is also safe as JavaScript source: no line separators, no closing script tag, no `__proto__` surprises. */
export function toJavaScript(data: unknown): string {
  const json = JSON.stringify(data)
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
    .replaceAll('<', '\\u003c');
  return `JSON.parse(${JSON.stringify(json)})`;
}
