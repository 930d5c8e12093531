import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openCache, versionOf } from '../parse/cache';
import type { TextFile } from '../parse/files';
import type { Problem } from '../problem';

const CONFIG = 'cspell.json';
const WORDS = '.cspell/words.txt';

/** A word that no dictionary has, with those that it may be a misspelling of. */
interface Unknown {
  readonly line: number;
  readonly column: number;
  readonly word: string;
  readonly meant: readonly string[];
}

/** Words added in this run: cspell keeps the list that it has read first. */
const added = new Set<string>();

/** Words that no dictionary has. @param root of the repository */
export async function spelling(files: readonly TextFile[], root: string): Promise<Problem[]> {
  const found = await unknownWords(files, root);
  return [...found].flatMap(([name, unknown]) =>
    unknown.map(({ word, meant, line, column }) => {
      const suggestion = meant.length > 0 ? `write ${meant.map((one) => `"${one}"`).join(' or ')}; ` : '';
      const message = `no dictionary has this word; ${suggestion}where it is right, add it to ${WORDS}, or run "npm run check -- --fix --words"`;
      return { path: name, line, column, found: JSON.stringify(word), message };
    }),
  );
}

/** Adds the words that no dictionary has to the list of the site. @returns the words */
export async function addWords(files: readonly TextFile[], root: string): Promise<string[]> {
  const found = [...(await unknownWords(files, root)).values()].flat();
  const words = [...new Set(found.map(({ word }) => word))].sort();
  for (const word of words) added.add(word);
  if (words.length > 0) appendFileSync(path.join(root, WORDS), `${words.join('\n')}\n`);
  return words;
}

async function unknownWords(files: readonly TextFile[], root: string): Promise<Map<string, readonly Unknown[]>> {
  const cache = openCache<readonly Unknown[]>('spelling', root, versionOf(root, [CONFIG, WORDS]));
  const found = new Map<string, readonly Unknown[]>();
  const fresh: TextFile[] = [];
  for (const file of files) {
    const known = cache.get(`${file.path}\n${file.text}`);
    if (known) found.set(file.path, known);
    else fresh.push(file);
  }
  if (fresh.length > 0) {
    const read = await readWith(fresh, root);
    for (const file of fresh) {
      const unknown = read.get(file.path) ?? [];
      cache.set(`${file.path}\n${file.text}`, unknown);
      found.set(file.path, unknown);
    }
  }
  cache.save();
  return found;
}

async function readWith(files: readonly TextFile[], root: string): Promise<Map<string, Unknown[]>> {
  const { lint } = await import('cspell');
  const found = new Map<string, Unknown[]>();
  const names = files.map((file) => path.join(root, file.path));
  const options = { config: path.join(root, CONFIG), root, progress: false, summary: false, mustFindFiles: false };
  await lint(
    names,
    { ...options, showSuggestions: true },
    {
      issue({ uri = '', row, col, text, suggestions = [] }) {
        if (added.has(text)) return;
        const name = path.relative(root, fileURLToPath(uri)).replaceAll(path.sep, '/');
        const meant = suggestions.slice(0, 2);
        found.set(name, [...(found.get(name) ?? []), { line: row, column: col, word: text, meant }]);
      },
      info: () => undefined,
      debug: () => undefined,
      error: () => undefined,
      progress: () => undefined,
      result: () => undefined,
    },
  );
  return found;
}
