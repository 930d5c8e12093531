import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkSite } from '../checks/checkSite';
import { ADDRESSES_PATH, readSite, urlOf } from '../checks/model';
import { didYouMean } from '../lib/didYouMean';
import { articleQuestions, newArticle } from './scaffold/article';
import type { NewFile } from './scaffold/newFile';
import { newPage, pageQuestions } from './scaffold/page';
import { EditorError } from './scaffold/question';
import type { Question } from './scaffold/question';
import { describeProblem } from '../checks/problem';
import { createAsker } from './asker';
import type { Asker } from './asker';
import { readFlags, refuseUnknown } from './flags';
import type { Flags } from './flags';
import { recordAddresses } from './recordAddresses';

const types = ['article', 'page'] as const;

const usage = `Write what to begin: npm run new -- ${types.join(' | ')}
Questions follow. Each can be answered by a flag, such as --title "…"; with --yes nothing is asked.`;

function typeOf({ words }: Flags): (typeof types)[number] {
  const [word, ...others] = words;
  const type = types.find((name) => name === word);
  if (type && others.length === 0) return type;
  if (others.length > 0)
    throw new EditorError(`Found "${others.join(' ')}" without a flag before it; put texts in quotes.`);
  throw new EditorError(
    word === undefined
      ? usage
      : [`Found "${word}"`, didYouMean(word, types)].filter(Boolean).join('; ').concat('\n', usage),
  );
}

async function askAll(questions: readonly Question[], flags: Flags, asker: Asker): Promise<Record<string, string>> {
  refuseUnknown(
    flags,
    questions.map(({ name }) => name),
  );
  const answers: Record<string, string> = {};
  for (const question of questions) answers[question.name] = await asker.answer(question);
  return answers;
}

/** Never touches a file that is there: neither the page itself nor one that has its address as the index of a folder. */
function writeNew(siteDir: string, { path: filePath, text }: NewFile): void {
  const taken = [filePath, filePath.replace(/\.mdx$/, '/index.mdx')].find((name) =>
    existsSync(path.join(siteDir, name)),
  );
  if (taken) throw new EditorError(`${taken} is there already; choose another address, or change that file.`);
  mkdirSync(path.dirname(path.join(siteDir, filePath)), { recursive: true });
  writeFileSync(path.join(siteDir, filePath), text, { flag: 'wx' });
}

/** Puts a new page or article on the list of addresses, as `npm run addresses` does, and says so. */
function record(siteDir: string, filePath: string): string {
  recordAddresses(siteDir);
  return (
    `Put ${urlOf(filePath)} on the list of addresses, ${ADDRESSES_PATH}. ` +
    'If you give it up before it is published, take it out again.\n'
  );
}

/** What the check still finds in the file, told as work to do. */
function remaining(siteDir: string, filePath: string, today: string): string {
  const left = checkSite(readSite(siteDir, today))
    .filter((problem) => problem.path === filePath)
    .map((problem) => `  ${filePath}:${problem.line}  ${describeProblem(problem)}\n`);
  return left.length === 0 ? '' : `\nStill to do, as "npm run check" will say too:\n${left.join('')}`;
}

interface Place {
  /** The root of the repository. */
  readonly siteDir: string;
  /** Today as year-month-day. */
  readonly today: string;
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/**
 * Begins an article or a page, records its address, and prints what is left to do.
 * @param args what stands behind `npm run new --`
 * @throws EditorError with what to mend; then nothing was written
 */
export async function newContent(args: readonly string[], { siteDir, today, input, output }: Place): Promise<void> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    output.write(`${usage}\n`);
    return;
  }
  const flags = readFlags(args);
  const type = typeOf(flags);
  const asker = createAsker(flags, input, output);
  try {
    const file =
      type === 'article'
        ? newArticle(await askAll(articleQuestions, flags, asker), today)
        : newPage(await askAll(pageQuestions, flags, asker), today);
    writeNew(siteDir, file);
    const recorded = record(siteDir, file.path);
    output.write(`Wrote ${file.path}.\n${recorded}${remaining(siteDir, file.path, today)}\nNext: ${file.next}\n`);
  } finally {
    asker.close();
  }
}
