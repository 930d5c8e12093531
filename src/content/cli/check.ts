import { todayInIndia } from '../today';
import { validateTree } from '../tree/validateTree';
import { readTree } from './readTree';
import { githubAnnotations, reportText } from './report';

/**
 * Checks every content file from the root of the repository and prints all problems at once. Exits with 1 when there are any.
 * Under GitHub Actions they are also shown beside the lines of the pull request.
 */
const tree = readTree(process.cwd());
const problems = validateTree(tree, todayInIndia());

console.log(reportText(problems, tree.files.length));
console.log(`Checked in ${(performance.now() / 1000).toFixed(1)} s.`);
if (problems.length > 0) {
  if (process.env.GITHUB_ACTIONS) console.log(githubAnnotations(problems));
  process.exitCode = 1;
}
