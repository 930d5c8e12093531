import { todayInIndia } from '../today';
import { validateContent } from '../validateContent';
import { readContent } from './readContent';
import { githubAnnotations, reportText } from './report';

/**
 * Checks every content file from the root of the repository and prints all problems at once. Exits with 1 when there are any.
 * Under GitHub Actions they are also shown beside the lines of the pull request.
 */
const files = readContent(process.cwd());
const problems = validateContent(files, todayInIndia());

console.log(reportText(problems, files.length));
if (problems.length > 0) {
  if (process.env.GITHUB_ACTIONS) console.log(githubAnnotations(problems));
  process.exitCode = 1;
}
