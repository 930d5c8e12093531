import { writeSync } from 'node:fs';
import { readTree } from '../../checks/cli/readTree';
import { reportText } from '../../checks/cli/report';
import { todayInIndia } from '../../content/today';
import { validateTree } from '../../checks/tree/validateTree';
import { formatProblem } from '../../checks/problem';
import type { Problem } from '../../checks/problem';

/**
 * Ends `npm run build` at the first file that has a mistake, with what `npm run check` says of all files. Thrown on, the error
 * would reach the editor inside two others, under their stack traces, and alone.
 */
export function stopBuild(): void {
  if (process.env.NODE_ENV !== 'production') return;
  const tree = readTree(process.cwd());
  const problems = validateTree(tree, todayInIndia());
  if (problems.length === 0) return;
  // At once, as the process ends before a stream to a pipe would be through.
  writeSync(
    2,
    `\n${reportText(problems, tree.files.length)}\nThe build stopped here. "npm run check" says the same.\n`,
  );
  process.exit(1);
}

/**
 * Refuses a file that has mistakes.
 * @throws one error that lists every problem, one a line, so that the error page of the dev server shows all there is to mend
 */
export function refuse(problems: readonly Problem[]): never {
  stopBuild();
  const error = new Error(problems.map(formatProblem).join('\n'));
  error.name = 'ContentError';
  error.stack = '';
  throw error;
}
