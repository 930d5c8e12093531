import { statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { TextFile } from '../../checks/parse/files';
import { kindOf, type DataFile } from '../../content/schemas';
import { withSeenDays, type SeenValue } from '../../content/seenUnchanged';
import { MEMORY_FOLDER } from '../../sources/memory/memory';
import { seenValues } from '../../sources/memory/seenValues';
import { siteDir } from './validData';

export const watchedFolder = path.join(siteDir, MEMORY_FOLDER);

/** Changes whenever a file of the watch does, since each new one takes the place of the old. Undefined where nothing was watched. */
export function watchedState(): number | undefined {
  return statSync(watchedFolder, { throwIfNoEntry: false })?.mtimeMs;
}

/** What the watch saw, read once for each state of its files. */
let watched: { readonly key: number; readonly values: ReadonlyMap<string, SeenValue> } | undefined;

/** The rows of a list with the days on which the watch saw their values unchanged. */
export function withWatchedDays({ path: name, text }: TextFile, data: DataFile): DataFile {
  const key = watchedState();
  if (!('order' in data) || key === undefined) return data;
  if (watched?.key !== key) watched = { key, values: seenValues(watchedFolder) };
  const { values } = watched;
  const { rows } = parse(text) as { readonly rows: readonly Readonly<Record<string, unknown>>[] };
  const read: readonly object[] = data.rows;
  const seen = withSeenDays(read, rows, kindOf(data.kind), (row, field) => values.get(`${name}#${row}#${field}`));
  return { ...data, rows: seen } as DataFile;
}
