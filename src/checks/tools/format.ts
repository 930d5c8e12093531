import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openCache, versionOf } from '../parse/cache';
import type { TextFile } from '../parse/files';
import type { Problem } from '../problem';

/** Data files in another format than Prettier's: quotes, indents, empty lines. @param root of the repository */
export async function format(files: readonly TextFile[], root: string): Promise<Problem[]> {
  const cache = openCache<number>('format', root, versionOf(root, ['.prettierrc.json']));
  const problems: Problem[] = [];
  for (const { path: name, text } of files) {
    // The first line that differs; 0 where none does.
    const line = cache.get(text) ?? firstDifference(text, await formatted(name, text, root));
    cache.set(text, line);
    if (line === 0) continue;
    const message =
      'the format differs from that of all data files; run "npm run check -- --fix", which changes no word';
    problems.push({ path: name, line, column: 1, message });
  }
  cache.save();
  return problems;
}

/** Writes data files in Prettier's format. @returns the paths of those that it changed */
export async function fixFormat(files: readonly TextFile[], root: string): Promise<string[]> {
  const changed: string[] = [];
  for (const { path: name, text } of files) {
    const right = await formatted(name, text, root);
    if (right === text) continue;
    writeFileSync(path.join(root, name), right);
    changed.push(name);
  }
  return changed;
}

/** What cannot be parsed is left as it is: the rules say what is wrong with it. */
async function formatted(name: string, text: string, root: string): Promise<string> {
  const prettier = await import('prettier');
  const filepath = path.join(root, name);
  const options = await prettier.resolveConfig(filepath);
  return prettier.format(text, { ...options, filepath }).catch(() => text);
}

function firstDifference(text: string, right: string): number {
  const lines = right.split('\n');
  return text === right ? 0 : text.split('\n').findIndex((line, index) => line !== lines[index]) + 1 || 1;
}
