// @ts-check
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether this is a file that may be run. A folder may be "executed" too, so that alone says nothing.
 * @param {string} file
 */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * @param {string} command
 * @returns {string | undefined} where it is on the PATH
 */
export function onPath(command) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, command)).find(isProgram);
}
