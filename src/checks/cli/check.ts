import { checkSite } from '../checkSite';
import { allText, readSite } from '../model';
import { githubAnnotations, reportText } from './report';

/**
 * Checks the whole content from the root of the repository and prints all problems at once. Exits with 1 when there are any.
 * Under GitHub Actions they are also shown beside the lines of the pull request.
 */
const site = readSite(process.cwd());
const problems = checkSite(site);

console.log(reportText(problems, allText(site).length));
console.log(`Checked in ${(performance.now() / 1000).toFixed(1)} s.`);
if (problems.length > 0) {
  if (process.env.GITHUB_ACTIONS) console.log(githubAnnotations(problems));
  process.exitCode = 1;
}
