import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Remembers what was made of a text: within a process, and where there are packages also from one run to the next. */
export interface Cache<Value> {
  /** The value of `text`, made by `make` the first time. `Value` is plain data. */
  of(text: string, make: () => Value): Value;
  get(text: string): Value | undefined;
  set(text: string, value: Value): void;
  /** Keeps what this run has asked for; what it has not asked for is forgotten. */
  save(): void;
}

/** What this process knows, by the kind of facts and its version. */
const known = new Map<string, Map<string, unknown>>();

/**
 * @param name of the kind of facts, which is the name of the file they are kept in
 * @param root of the repository
 * @param version what else the facts depend on; with another version the cache starts empty
 */
export function openCache<Value>(name: string, root: string, version = parserVersion()): Cache<Value> {
  const folder = path.join(root, 'node_modules/.cache/paisa-disha');
  const file = path.join(folder, `${name}.json`);
  const values = (known.get(`${name} ${version}`) ?? readStored(file, version)) as Map<string, Value>;
  known.set(`${name} ${version}`, values);
  const asked = new Set<string>();
  let isNew = false;

  const cache: Cache<Value> = {
    get(text) {
      const key = keyOf(text);
      asked.add(key);
      return values.get(key);
    },
    set(text, value) {
      isNew = true;
      values.set(keyOf(text), value);
    },
    of(text, make) {
      const value = cache.get(text) ?? make();
      if (!values.has(keyOf(text))) cache.set(text, value);
      return value;
    },
    save() {
      if (!isNew || !existsSync(path.join(root, 'node_modules'))) return;
      mkdirSync(folder, { recursive: true });
      const kept = [...values].filter(([key]) => asked.has(key));
      // Another process may be writing the same file; renaming is all or nothing.
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, JSON.stringify({ version, values: Object.fromEntries(kept) }));
      renameSync(draft, file);
    },
  };
  return cache;
}

function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** Changes with the files that a tool is configured by, and with the packages. */
export function versionOf(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of [...files, 'package-lock.json']) {
    const file = path.join(root, name);
    if (existsSync(file)) hash.update(readFileSync(file));
  }
  return hash.digest('base64url');
}

function readStored(file: string, version: string): Map<string, unknown> {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as { version: string; values: object };
    return new Map(stored.version === version ? Object.entries(stored.values) : []);
  } catch {
    return new Map();
  }
}

let parsers: string | undefined;

/** Changes with the code in this folder and with the packages it uses. */
function parserVersion(): string {
  return (parsers ??= versionOf(
    path.resolve(__dirname, '../../..'),
    readdirSync(__dirname).map((name) => `src/checks/parse/${name}`),
  ));
}
