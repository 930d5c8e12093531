import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { openCache, versionOf } from '../parse/cache';
import type { TextFile } from '../parse/files';
import type { Problem } from '../problem';

const CONFIG = '.markdownlint-cli2.jsonc';
const COMMAND = 'node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs';

/** What to do about a rule of markdownlint; the rules that are not here are said in its own words. */
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
  MD058: 'leave an empty line before and after the table',
};

type Fault = Omit<Problem, 'path'>;

/** Markdown that does not keep to the site's form. @param root of the repository */
export async function markdown(files: readonly TextFile[], root: string): Promise<Problem[]> {
  const cache = openCache<readonly Fault[]>('markdown', root, versionOf(root, [CONFIG]));
  const fresh = files.filter(({ text }) => cache.get(text) === undefined);
  if (fresh.length > 0) {
    const found = await run(fresh, root);
    for (const { path: name, text } of fresh) cache.set(text, found.get(name) ?? []);
  }
  const problems = files.flatMap(({ path: name, text }) =>
    (cache.get(text) ?? []).map((fault) => ({ path: name, ...fault })),
  );
  cache.save();
  return problems;
}

/** Mends what markdownlint can mend by itself. */
export async function fixMarkdown(files: readonly TextFile[], root: string): Promise<void> {
  await run(files, root, ['--fix']);
}

/** Runs it in a process of its own, so that it takes no time from the checks beside it. */
async function run(
  files: readonly TextFile[],
  root: string,
  options: readonly string[] = [],
): Promise<Map<string, Fault[]>> {
  const names = files.map((file) => file.path);
  const args = [path.join(root, COMMAND), '--no-globs', ...options, ...names];
  const settings = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
  // It fails where it finds something, and says what on the error output either way.
  const { stderr } = await promisify(execFile)(process.execPath, args, settings).catch(
    (error: unknown) => error as { readonly stderr: string },
  );
  const found = new Map<string, Fault[]>();
  for (const [, name = '', line, column = '1', rule = '', words = ''] of stderr.matchAll(
    /^(.+?):(\d+)(?::(\d+))? (?:error )?(MD\d+)\/\S+ (.*)$/gm,
  )) {
    const message = remedies[rule] ?? `${words} (markdownlint ${rule})`;
    found.set(name, [...(found.get(name) ?? []), { line: Number(line), column: Number(column), message }]);
  }
  return found;
}
