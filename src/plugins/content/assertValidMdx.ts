import { readFileSync } from 'node:fs';
import { figureIdsIn } from '../../content/figures';
import { validateMdxFile } from '../../content/mdx/validateMdxFile';
import { todayInIndia } from '../../content/today';
import { formatProblem } from '../../content/validation/problem';

const FIGURES_FILE = 'src/content/figures.yml';

/** Texts that passed. Docusaurus reads each file several times a build: for its plugin, and for either bundle. */
const passed = new Map<string, string>();

/**
 * Checks the text of a page, an article or a partial.
 * @param filePath from the root of the repository, where the process runs
 * @throws one error that lists every problem, one a line
 */
export function assertValidMdx(filePath: string, text: string): void {
  const figures = readFileSync(FIGURES_FILE, 'utf8');
  const key = figures + text;
  if (passed.get(filePath) === key) return;
  const problems = validateMdxFile({
    path: filePath,
    text,
    figureIds: figureIdsIn(figures),
    today: todayInIndia(),
    draft: process.env.NODE_ENV === 'development',
  });
  if (problems.length > 0) {
    const error = new Error(problems.map(formatProblem).join('\n'));
    error.name = 'ContentError';
    error.stack = '';
    throw error;
  }
  passed.set(filePath, key);
}
