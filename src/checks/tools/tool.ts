import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { openCache, versionOf } from '../cache';
import type { TextFile } from '../parse/files';
import type { Problem } from '../problem';

/** A tool that looks at each file by itself. */
interface Tool {
  readonly name: string;
  /** The files that it is configured by, besides the packages. */
  readonly configuration: readonly string[];
  /** What is wrong in any of the files. */
  readonly find: (files: readonly TextFile[], root: string) => Promise<readonly Problem[]>;
}

/** The problems that a tool finds. It is asked about files that it has not seen as they are now. @param root of the repository */
export async function problemsBy(
  { name, configuration, find }: Tool,
  files: readonly TextFile[],
  root: string,
): Promise<Problem[]> {
  const cache = openCache<readonly Problem[]>(name, root, versionOf(root, configuration));
  const keyOf = (file: TextFile): string => `${file.path}\n${file.text}`;
  const fresh = files.filter((file) => cache.get(keyOf(file)) === undefined);
  if (fresh.length > 0) {
    const found = await find(fresh, root);
    for (const file of fresh)
      cache.set(
        keyOf(file),
        found.filter((problem) => problem.path === file.path),
      );
  }
  cache.save();
  return files.flatMap((file) => cache.get(keyOf(file)) ?? []);
}

const packages = path.resolve(__dirname, '../../../node_modules');

/**
 * Runs the command of a package in a process of its own, so that it takes no time from the checks beside it.
 *
 * @param command its file below node_modules
 * @returns what it prints; a command that finds something fails, and prints what
 */
export async function run(root: string, command: string, ...args: readonly string[]): Promise<string> {
  const settings = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [path.join(packages, command), ...args],
    settings,
  ).catch((error: unknown) => error as { readonly stdout: string; readonly stderr: string });
  return stdout + stderr;
}
