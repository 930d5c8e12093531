import path from 'node:path';

/** The path of the file that an import names. @param filePath the file with the import */
export function importedPath(filePath: string, from: string): string {
  return path.posix.join(path.posix.dirname(filePath), from);
}
