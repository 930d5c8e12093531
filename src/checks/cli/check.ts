import { createVerdicts } from '../mdx/verdicts/verdicts';
import { todayInIndia } from '../../content/today';
import { validateTree } from '../tree/validateTree';
import { mdxInputs } from '../validateContent';
import { readTree } from './readTree';
import { githubAnnotations, reportText } from './report';

/**
 * Checks every content file from the root of the repository and prints all problems at once. Exits with 1 when there are any.
 * Under GitHub Actions they are also shown beside the lines of the pull request.
 */
const tree = readTree(process.cwd());
const today = todayInIndia();
const problems = validateTree(tree, today, await pathsInOrder());

console.log(reportText(problems, tree.files.length));
console.log(`Checked in ${(performance.now() / 1000).toFixed(1)} s.`);
if (problems.length > 0) {
  if (process.env.GITHUB_ACTIONS) console.log(githubAnnotations(problems));
  process.exitCode = 1;
}

/** The texts are most of the work, so they are judged side by side, and those that have a problem looked at again. */
async function pathsInOrder(): Promise<ReadonlySet<string>> {
  const verdicts = createVerdicts('check', process.cwd());
  const inputs = mdxInputs(tree.files, today);
  const inOrder = await Promise.all(inputs.map((input) => verdicts.inOrder(input)));
  await verdicts.close();
  return new Set(inputs.filter((_, index) => inOrder[index]).map(({ path }) => path));
}
