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

const inMemory = new Map<string, Map<string, unknown>>();

/**
 * @param name of the kind of facts, which is the name of the file they are kept in
 * @param root of the repository
 * @param version what else the facts depend on; with another version the cache starts empty
 */
export function openCache<Value>(name: string, root: string, version = parserVersion()): Cache<Value> {
  const folder = path.join(root, 'node_modules/.cache/paisa-disha');
  const file = path.join(folder, `${name}.json`);
  const memoryKey = `${name} ${version}`;
  const memory = (inMemory.get(memoryKey) ?? new Map<string, unknown>()) as Map<string, Value>;
  inMemory.set(memoryKey, memory);
  const stored = readStored<Value>(file, version);
  const asked = new Map<string, Value>();
  let isNew = false;

  function get(text: string): Value | undefined {
    const key = keyOf(text);
    const value = asked.get(key) ?? memory.get(key) ?? stored[key];
    if (value !== undefined) asked.set(key, value);
    return value;
  }

  function set(text: string, value: Value): void {
    const key = keyOf(text);
    isNew ||= !asked.has(key);
    asked.set(key, value);
    memory.set(key, value);
  }

  return {
    get,
    set,
    of(text, make) {
      const known = get(text);
      if (known !== undefined) return known;
      const value = make();
      set(text, value);
      return value;
    },
    save() {
      if (!isNew || !existsSync(path.join(root, 'node_modules'))) return;
      mkdirSync(folder, { recursive: true });
      // Another process may be writing the same file; renaming is all or nothing.
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, JSON.stringify({ version, values: Object.fromEntries(asked) }));
      renameSync(draft, file);
    },
  };
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

function readStored<Value>(file: string, version: string): Readonly<Partial<Record<string, Value>>> {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as { version: string; values: Record<string, Value> };
    return stored.version === version ? stored.values : {};
  } catch {
    return {};
  }
}

let parsers: string | undefined;

/** Changes with the code in this folder and with the packages it uses. */
function parserVersion(): string {
  if (parsers !== undefined) return parsers;
  const hash = createHash('sha256');
  for (const name of readdirSync(__dirname).sort()) hash.update(readFileSync(path.join(__dirname, name)));
  const lockFile = path.resolve(__dirname, '../../../package-lock.json');
  if (existsSync(lockFile)) hash.update(readFileSync(lockFile));
  parsers = hash.digest('base64url');
  return parsers;
}
