import path from 'node:path';
import type { DataFile } from '../../content/schemas';
import { todayInIndia } from '../../content/today';
import { siteOf } from '../../checks/model';
import { formatProblem } from '../../checks/problem';
import type { Problem } from '../../checks/problem';
import { checkData } from '../../checks/validate';

/** The root of the repository: three folders up from here. */
const siteDir = path.resolve(__dirname, '../../..');

/**
 * Reads the text of a data file into its data. Throws one error that lists every problem, one a line, so that the terminal
 * and the error page of the dev server show an editor all there is to mend.
 */
export function loadDataFile(absolutePath: string, text: string): DataFile {
  const relativePath = path.relative(siteDir, absolutePath).replaceAll(path.sep, '/');
  const today = todayInIndia();
  const { data } = siteOf({ mdx: [], yaml: [{ path: relativePath, text }] }, today);
  const [result] = data.map((file) => checkData(file, today));
  if (result?.ok) return result.data;
  throw contentError(result?.problems ?? []);
}

/** An error that says nothing but what is wrong, one problem a line: the dev server lays it over the page. */
export function contentError(problems: readonly Problem[]): Error {
  const error = new Error(problems.map(formatProblem).join('\n'));
  error.name = 'ContentError';
  error.stack = '';
  return error;
}

/** JSON that is also safe as JavaScript source: no line separators, no closing script tag, no `__proto__` surprises. */
export function toJavaScript(data: unknown): string {
  const json = JSON.stringify(data)
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
    .replaceAll('<', '\\u003c');
  return `JSON.parse(${JSON.stringify(json)})`;
}
