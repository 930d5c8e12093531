import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TextFile } from '../parse/files';
import type { Problem } from '../problem';
import { problemsBy } from './tool';

/** Data files that Prettier would format differently. @param root of the repository */
export function format(files: readonly TextFile[], root: string): Promise<Problem[]> {
  return problemsBy({ name: 'format', configuration: ['.prettierrc.json'], find: differences }, files, root);
}

async function differences(files: readonly TextFile[], root: string): Promise<Problem[]> {
  const message = 'the format differs from that of all data files; run "npm run check -- --fix", which changes no word';
  const found = files.map(async ({ path: name, text }) => {
    const line = firstDifference(text, await formatted(name, text, root));
    return { path: name, line, column: 1, message };
  });
  return (await Promise.all(found)).filter(({ line }) => line > 0);
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

/** Files that cannot be parsed are left unchanged: the rules report their problems. */
async function formatted(name: string, text: string, root: string): Promise<string> {
  const prettier = await import('prettier');
  const filepath = path.join(root, name);
  const options = await prettier.resolveConfig(filepath);
  return prettier.format(text, { ...options, filepath }).catch(() => text);
}

/** The line of the first difference, from 1; 0 if the texts are equal. */
function firstDifference(text: string, right: string): number {
  const lines = right.split('\n');
  return text === right ? 0 : text.split('\n').findIndex((line, index) => line !== lines[index]) + 1 || 1;
}
