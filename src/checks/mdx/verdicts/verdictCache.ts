import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MdxFileInput } from '../validateMdxFile';

const CACHE_FOLDER = 'node_modules/.cache/paisa-disha';
/** src/content: all that decides whether a file is in order. */
const CHECKS_FOLDER = path.resolve(__dirname, '../..');
const LOCK_FILE = path.resolve(CHECKS_FOLDER, '../../package-lock.json');

/** Remembers which files were found in order, in memory and from one run to the next. */
export interface VerdictCache {
  has(input: MdxFileInput): boolean;
  add(input: MdxFileInput): void;
  /** Writes what this run has asked for; what it has not asked for is forgotten. */
  save(): void;
}

/**
 * Opens the memory of one kind of run. It holds nothing once a check, a package or the list of figures has changed. The day
 * does not matter: what is in order today is in order tomorrow, since no file fails for its age.
 * @param name of the kind of run, which is the name of its file
 * @param root of the repository
 * @param checks folder of the checks
 */
export function openVerdictCache(name: string, root: string, checks = CHECKS_FOLDER): VerdictCache {
  const file = path.join(root, CACHE_FOLDER, `${name}.json`);
  const version = versionOf(checks);
  const earlier = readKeys(file, version);
  const asked = new Set<string>();
  return {
    has(input) {
      const key = keyOf(input);
      if (!earlier.has(key) && !asked.has(key)) return false;
      asked.add(key);
      return true;
    },
    add: (input) => void asked.add(keyOf(input)),
    save() {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ version, keys: [...asked] }));
    },
  };
}

function keyOf({ path, text, figureIds, dataFiles, draft = false }: MdxFileInput): string {
  const input = JSON.stringify([path, text, figureIds, dataFiles && [...dataFiles], draft]);
  return createHash('sha256').update(input).digest('base64url').slice(0, 22);
}

/** The keys of the last run; none when it had other checks, or left no file that can be read. */
function readKeys(file: string, version: string): ReadonlySet<string> {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as { version: string; keys: string[] };
    return new Set(stored.version === version ? stored.keys : []);
  } catch {
    return new Set();
  }
}

function versionOf(checks: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(checks, { recursive: true, encoding: 'utf8' });
  const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort();
  for (const name of sources) hash.update(name).update(readFileSync(path.join(checks, name)));
  // Copies of the site that are made to be measured have none.
  if (existsSync(LOCK_FILE)) hash.update(readFileSync(LOCK_FILE));
  return hash.digest('base64url');
}
