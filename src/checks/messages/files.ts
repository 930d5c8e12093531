import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../problem';
import { filesBelow, type TextFile } from '../parse/files';
import { DEFAULT_LOCALE } from '../../content/locale';
import { mark, PSEUDO_LOCALE } from '../../content/pseudoLocale';
import { compileMessages, type CompiledFile } from './compile';

/** A message file: `messages.en.ftl` beside the code that says its texts. */
const MESSAGES = /(?:^|\/)messages\.([a-z]{2})\.ftl$/u;

export const GENERATED = /(?:^|\/)messages\.[a-z]{2}\.ts$/u;

/** The modules below src of the functions that compiled messages call. */
export const MODULES: Readonly<Record<string, string>> = {
  andList: 'lib/wordLists',
  formatNumber: 'lib/format/rupees',
  inWords: 'lib/format/inWords',
  orList: 'lib/wordLists',
  pluralIn: 'lib/pluralIn',
  upperFirst: 'lib/upperFirst',
};

export interface MessageFile extends TextFile, CompiledFile {}

/** A message file, compiled. @param locale of the texts that its module has */
function compileFile(root: string, file: string, locale: string): MessageFile {
  const text = readFileSync(path.join(root, file), 'utf8');
  const importOf = (called: string): string =>
    path.posix.relative(path.posix.dirname(file), `src/${MODULES[called] ?? called}`).replace(/^(?!\.)/u, './');
  const ownLocale = MESSAGES.exec(file)?.[1] ?? '';
  const marked = locale === PSEUDO_LOCALE ? { mark } : {};
  return { path: file, text, ...compileMessages(text, { locale: ownLocale, importOf, ...marked }) };
}

/** All message files below src, compiled. */
export function messageFiles(root: string, locale = DEFAULT_LOCALE): readonly MessageFile[] {
  return filesBelow(path.join(root, 'src'))
    .filter((name) => MESSAGES.test(name))
    .map((name) => compileFile(root, `src/${name}`, locale));
}

/**
 * Writes the module of each message file beside it, and removes those whose file is gone. Git ignores the modules.
 * @param locale of the texts; those of a build for it, until the modules are written again
 * @returns the mistakes in the files
 */
export function writeMessages(root: string, locale = DEFAULT_LOCALE): readonly Problem[] {
  const files = messageFiles(root, locale);
  const modules = new Map(files.map(({ path: file, code }) => [moduleOf(file), code]));
  for (const name of filesBelow(path.join(root, 'src'))) {
    if (GENERATED.test(name) && !modules.has(`src/${name}`)) rmSync(path.join(root, 'src', name));
  }
  for (const [name, code] of modules) {
    const file = path.join(root, name);
    const text = `// Made from ${path.posix.basename(name, '.ts')}.ftl, which is the file to edit.\n${code}`;
    // A file that stays the same keeps its time, so that nothing is built again.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
  return problemsOf(files);
}

export const moduleOf = (file: string): string => file.replace(/\.ftl$/u, '.ts');

export const problemsOf = (files: readonly MessageFile[]): readonly Problem[] =>
  files.flatMap(({ path: file, problems }) => problems.map((problem) => ({ ...problem, path: file })));
