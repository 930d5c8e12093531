import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { openCache, versionOf } from '../cache';
import type { TextFile } from '../parse/files';
import type { Problem } from '../problem';

/** A tool that checks each file independently. */
interface Tool {
  readonly name: string;
  readonly configuration: readonly string[];
  readonly find: (files: readonly TextFile[], root: string) => Promise<readonly Problem[]>;
}

/** The problems that a tool finds. It only runs on files that have changed since its last run. @param root of the repository */
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
 * Runs a command in another process, in parallel with the other checks.
 * @param command the file of a package below node_modules, or a whole path
 * @returns its output; a command that finds problems exits with an error
 */
export async function run(root: string, command: string, ...args: readonly string[]): Promise<string> {
  const settings = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [path.resolve(packages, command), ...args],
    settings,
  ).catch((error: unknown) => error as { readonly stdout: string; readonly stderr: string });
  return stdout + stderr;
}
