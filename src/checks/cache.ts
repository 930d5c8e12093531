import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Caches a result per text, within a process and, if packages are installed, across runs. */
export interface Cache<Value> {
  get(text: string): Value | undefined;
  /** @param value plain data, since it is stored as JSON */
  set(text: string, value: Value): void;
  /** Stores the results used in this run, and drops all others. */
  save(): void;
}

/** The results of this process, by cache name. */
const known = new Map<string, Map<string, unknown>>();

/**
 * @param name of the cache file
 * @param root of the repository
 * @param version of everything that results depend on besides the text
 */
export function openCache<Value>(name: string, root: string, version = parserVersion()): Cache<Value> {
  const folder = path.join(root, 'node_modules/.cache/paisa-disha');
  const file = path.join(folder, `${name}.json`);
  const values = (known.get(name) ?? readStored(file)) as Map<string, Value>;
  known.set(name, values);
  const used = new Set<string>();
  let isNew = false;
  const keyOf = (text: string): string =>
    createHash('sha256').update(version).update(text).digest('base64url').slice(0, 22);

  return {
    get(text) {
      const key = keyOf(text);
      used.add(key);
      return values.get(key);
    },
    set(text, value) {
      const key = keyOf(text);
      isNew ||= !values.has(key);
      values.set(key, value);
    },
    save() {
      if (!isNew || !existsSync(path.join(root, 'node_modules'))) return;
      mkdirSync(folder, { recursive: true });
      const kept = [...values].filter(([key]) => used.has(key));
      // Another process may be writing the same file; renaming is atomic.
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(Object.fromEntries(kept)));
      renameSync(draft, file);
    },
  };
}

/** A version of these files and of the packages. */
export function versionOf(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of [...files, 'package-lock.json']) {
    const file = path.join(root, name);
    if (existsSync(file)) hash.update(readFileSync(file));
  }
  return hash.digest('base64url');
}

function readStored(file: string): Map<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as object));
  } catch {
    return new Map();
  }
}

let parsers: string | undefined;

/** A version of the parsers and the packages that they use. */
function parserVersion(): string {
  return (parsers ??= versionOf(
    path.resolve(__dirname, '../..'),
    readdirSync(path.join(__dirname, 'parse')).map((name) => `src/checks/parse/${name}`),
  ));
}
