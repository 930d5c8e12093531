import { readFileSync, statSync } from 'node:fs';
import { figureIdsIn } from '../../content/figures';
import { validateMdxFile } from '../../checks/mdx/validateMdxFile';
import { createVerdicts } from '../../checks/mdx/verdicts/verdicts';
import type { Verdicts } from '../../checks/mdx/verdicts/verdicts';
import { todayInIndia } from '../../content/today';
import { refuse } from './stopBuild';

const FIGURES_FILE = 'src/content/figures.yml';

let figures: { readonly modified: number; readonly ids: readonly string[] } | undefined;

/** Asked for with every file, and read again only when it has changed, as it may under `docusaurus start`. */
function figureIds(): readonly string[] {
  const modified = statSync(FIGURES_FILE).mtimeMs;
  if (figures?.modified !== modified) figures = { modified, ids: figureIdsIn(readFileSync(FIGURES_FILE, 'utf8')) };
  return figures.ids;
}

/** Docusaurus reads each file several times a build, for its plugin and for its bundles, and a build reads all of them. */
let verdicts: Verdicts | undefined;

/**
 * Checks the text of a page, an article or a partial.
 * @param filePath from the root of the repository, where the process runs
 * @throws one error that lists every problem, one a line
 */
export async function assertValidMdx(filePath: string, text: string): Promise<void> {
  const input = {
    path: filePath,
    text,
    figureIds: figureIds(),
    today: todayInIndia(),
    draft: process.env.NODE_ENV === 'development',
  };
  verdicts ??= createVerdicts(input.draft ? 'start' : 'build', process.cwd());
  if (await verdicts.inOrder(input)) return;
  const problems = validateMdxFile(input);
  if (problems.length > 0) refuse(problems);
}

/** To be called when all files have been read: keeps the verdicts for the next build. */
export async function keepVerdicts(): Promise<void> {
  await verdicts?.close();
}
