import '../closedPipe';
import { baseBranch } from '../baseBranch';
import { checkSite } from '../checkSite';
import { componentsPageProblems } from '../componentsPage';
import { fix } from '../fix';
import { hindiWords } from '../hindiWords';
import { messageFiles, translatedMessages } from '../messages/files';
import { translationProblems, untranslatedMessages } from '../messages/translations';
import { messageProblems } from '../messages/uses';
import { changedSinceTranslated, translatedPageProblems } from '../madeFrom';
import { allMdx, allText, readSite } from '../model';
import { formatProblem, sortProblems } from '../problem';
import { reminders } from '../reminders';
import type { Problem } from '../problem';
import { leftBehind } from '../translatedLinks';
import { translatedPaths } from '../translatedPages';
import { untranslated } from '../translations';
import { format } from '../tools/format';
import { markdown } from '../tools/markdown';
import { spelling } from '../tools/spelling';
import { tiles } from '../tools/tiles';
import { githubAnnotations, reportText } from './report';

/**
 * Checks the whole content and prints all problems. Run from the root of the repository. Exits with 1 if there are any.
 * --fix first corrects what it can; --fix --words also adds unknown words to the word list; --fix --translated docs/about.mdx notes that its
 * translations are right again. In GitHub Actions, problems are also annotated in
 * the diff of the pull request.
 */
const root = process.cwd();
const args = process.argv.slice(2);
if (args.includes('--fix')) {
  const translated = args.includes('--translated') ? args.slice(args.indexOf('--translated') + 1) : [];
  for (const line of await fix(root, args.includes('--words'), translated)) console.log(line);
}

const present = readSite(root);
const base = baseBranch(root, present);
const site = { ...present, ...base };
const messages = messageFiles(root);
const translated = translatedMessages(root, messages);
const files = [...allText(site), ...messages, ...translated];
const tools = [
  ...[markdown(allMdx(site), root), spelling(files, root), format([...site.data, ...site.translations], root)],
  tiles(site, root),
];
const fromTools = (await Promise.all(tools)).flat();
const ruled = [
  ...checkSite(site),
  ...messageProblems(root, messages),
  ...translationProblems(translated),
  ...hindiWords(root, [...translated, ...site.translations]),
  ...translatedPageProblems(root),
  ...leftBehind(root, site),
  ...componentsPageProblems(root),
];
// Problems that tools find in a line with a problem of a rule are left out: mostly repetitions, and often misleading.
const isExplained = ({ path, line }: Problem) => ruled.some((one) => one.path === path && one.line === line);
const problems = sortProblems([...ruled, ...fromTools.filter((problem) => !isExplained(problem))]);

console.log(reportText(problems, files.length));
const waiting = reminders(site);
if (waiting.length > 0) console.log(`\nTo edit, as a day has passed:\n${waiting.map(formatProblem).join('\n')}\n`);
const texts = [...untranslated(site), ...untranslatedMessages(translated, messages, translatedPaths(root))];
if (texts.length > 0)
  console.log(`\nTo translate, as the English text shows:\n${texts.map(formatProblem).join('\n')}\n`);
const changed = changedSinceTranslated(root, translated);
if (changed.length > 0)
  console.log(`\nTo translate anew, as the English text has changed:\n${changed.map(formatProblem).join('\n')}\n`);
if (!base.before) console.log('Git knows no main branch here, so edited values were not compared with it.');
console.log(`Checked in ${(performance.now() / 1000).toFixed(1)} s.`);
if (problems.length > 0) {
  if (process.env.GITHUB_ACTIONS) console.log(githubAnnotations(problems));
  process.exitCode = 1;
}
