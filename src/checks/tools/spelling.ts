import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TextFile } from '../parse/files';
import type { Problem } from '../problem';
import { problemsBy, run } from './tool';

const WORDS = '.cspell/words.txt';
/** Its names are also correct in other files. */
const PROVIDERS = 'src/content/providers.yml';

/** Words that are in no dictionary. @param root of the repository */
export function spelling(files: readonly TextFile[], root: string): Promise<Problem[]> {
  return problemsBy({ name: 'spelling', configuration: ['cspell.json', WORDS, PROVIDERS], find: lint }, files, root);
}

/** Words in order, each once: in one spelling, for the list does not tell capitals apart. */
export function oneSpelling(words: readonly string[]): string[] {
  const sorted = [...words].sort();
  return sorted.filter((word, index) => sorted.findIndex((one) => one.toLowerCase() === word.toLowerCase()) === index);
}

/** Adds unknown words to the word list of the site. @returns the words */
export async function addWords(files: readonly TextFile[], root: string): Promise<string[]> {
  const found = await spelling(files, root);
  const words = oneSpelling(found.map((problem) => JSON.parse(problem.found ?? '""') as string));
  if (words.length > 0) appendFileSync(path.join(root, WORDS), `${words.join('\n')}\n`);
  return words;
}

async function lint(files: readonly TextFile[], root: string): Promise<Problem[]> {
  const options = ['--no-progress', '--no-summary', '--no-must-find-files', '--no-color', '--show-suggestions'];
  const template = ['--issue-template', '$uri|$row|$col|$text|$suggestions'];
  const names = files.map((file) => file.path);
  const printed = await run(root, 'cspell/bin.mjs', 'lint', ...options, ...template, ...names);
  const found = printed.matchAll(/^(file:[^|]+)\|(\d+)\|(\d+)\|([^|]*)\|(.*)$/gm);
  return [...found].map(([, uri = '', line, column, word = '', meant = '']) => {
    // An asterisk marks suggestions that are configured for this misspelling.
    const nearest = meant.replaceAll('*', '').split(', ').filter(Boolean).slice(0, 2);
    const suggestion = nearest.length > 0 ? `write ${nearest.map((one) => `"${one}"`).join(' or ')}; ` : '';
    const message = `no dictionary has this word; ${suggestion}where it is right, add it to ${WORDS}, or run "npm run check -- --fix --words"`;
    return {
      path: path.relative(root, fileURLToPath(uri)).replaceAll(path.sep, '/'),
      line: Number(line),
      column: Number(column),
      found: JSON.stringify(word),
      message,
    };
  });
}
