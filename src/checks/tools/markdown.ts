import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { saysTheSame } from '../parse/saysTheSame';
import type { TextFile } from '../parse/files';
import type { Problem } from '../problem';
import { problemsBy, run } from './tool';

/** Messages for rules of markdownlint; other rules have its own message. */
const remedies: Readonly<Record<string, string>> = {
  MD004: 'begin each line of the list with "- "',
  MD005: 'line up the entries of the list',
  MD007: 'indent the inner list by two spaces',
  MD009: 'remove the spaces at the end of the line',
  MD010: 'write spaces instead of the tab',
  MD012: 'leave one empty line, not several',
  MD019: 'write one space after the "#"',
  MD022: 'leave an empty line before and after the heading',
  MD023: 'begin the heading at the beginning of the line',
  MD024: 'another heading of the page is the same; name what differs',
  MD026: 'end the heading without a mark',
  MD027: 'write one space after ">"',
  MD029: 'number the list 1, 2, 3 and so on',
  MD030: 'write one space after the mark of the entry',
  MD031: 'leave an empty line before and after the block of code',
  MD032: 'leave an empty line before and after the list',
  MD036: 'write it as a heading, with "##"',
  MD037: 'write no space between the marks and the words',
  MD038: 'write no space between the marks and the code',
  MD039: 'write no space between the brackets and the words',
  MD040: 'say after the opening ``` which language it is, such as "text"',
  MD042: 'write the address that the link leads to',
  MD047: 'end the file with one line break',
  MD049: 'write _emphasis_ with one underscore on each side',
  MD050: 'write **strong words** with two asterisks on each side',
  MD056: 'give the row as many cells as the head of the table has',
  MD058: 'leave an empty line before and after the table',
  MD059: 'let the words of the link say where it leads',
  MD060: 'write each cell with one space on each side, or line up all columns',
};

const OF_EMPHASIS: ReadonlySet<string> = new Set(['MD037', 'MD049', 'MD050']);

/** Problems that markdownlint finds. @param root of the repository */
export function markdown(files: readonly TextFile[], root: string): Promise<Problem[]> {
  return problemsBy({ name: 'markdown', configuration: ['.markdownlint-cli2.jsonc'], find: lint }, files, root);
}

/** Corrects what markdownlint can correct without changing what a page says. A file in which it would is left as it is, and reported by the check. */
export async function fixMarkdown(files: readonly TextFile[], root: string): Promise<void> {
  await lint(files, root, '--fix');
  for (const { path: name, text } of files) {
    const file = path.join(root, name);
    if (!saysTheSame(text, readFileSync(file, 'utf8'))) writeFileSync(file, text);
  }
}

async function lint(files: readonly TextFile[], root: string, ...options: readonly string[]): Promise<Problem[]> {
  const names = files.map((file) => file.path);
  const printed = await run(root, 'markdownlint-cli2/markdownlint-cli2-bin.mjs', '--no-globs', ...options, ...names);
  const found = printed.matchAll(/^(.+?):(\d+)(?::(\d+))? (?:error )?(MD\d+)\/\S+ (.*)$/gm);
  return [...found].flatMap(([, name = '', line, column = '1', rule = '', words = '']) => {
    // It takes the marks of a comment, "{/* … */}", for those of emphasis.
    const text = files.find((file) => file.path === name)?.text.split('\n')[Number(line) - 1];
    if (OF_EMPHASIS.has(rule) && text?.includes('{/*')) return [];
    const message = remedies[rule] ?? `${words} (markdownlint ${rule})`;
    return { path: name, line: Number(line), column: Number(column), message };
  });
}
