import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../problem';
import { filesBelow, type TextFile } from '../parse/files';
import { DEFAULT_LOCALE } from '../../lib/siteLocale';
import { mark, PSEUDO_LOCALE } from '../../content/pseudoLocale';
import { compileMessages, moduleCode, type CompiledFile } from './compile';

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

const readText = (root: string, file: string): TextFile => ({
  path: file,
  text: readFileSync(path.join(root, file), 'utf8'),
});

/** English files by their texts: the check writes their modules, and then looks at the same ones. */
const inEnglish = new Map<string, CompiledFile>();

function compiledEnglish(text: string): CompiledFile {
  const file = inEnglish.get(text) ?? compileMessages(text, { locale: DEFAULT_LOCALE });
  inEnglish.set(text, file);
  return file;
}

/** All English message files below src, compiled. */
export function messageFiles(root: string, locale = DEFAULT_LOCALE): readonly MessageFile[] {
  return filesOf(root, DEFAULT_LOCALE).map((file) => {
    const read = readText(root, file);
    const compiled =
      locale === PSEUDO_LOCALE
        ? compileMessages(read.text, { locale: DEFAULT_LOCALE, mark })
        : compiledEnglish(read.text);
    return { ...read, ...compiled };
  });
}

/** A file with the translations of some messages of an English one, `messages.hi.ftl` beside it. */
export interface TranslatedMessages extends MessageFile {
  readonly language: string;
  /** Undefined if there is no such file. */
  readonly english: MessageFile | undefined;
}

/** All files of translated messages below src, compiled. @param english as `messageFiles` reads them */
export function translatedMessages(root: string, english: readonly MessageFile[]): readonly TranslatedMessages[] {
  return filesOf(root).flatMap((file) => {
    const language = MESSAGES.exec(file)?.[1] ?? DEFAULT_LOCALE;
    if (language === DEFAULT_LOCALE) return [];
    const own = english.find((one) => one.path === inLanguage(file, DEFAULT_LOCALE));
    const read = readText(root, file);
    const compiled = compileMessages(read.text, { locale: language, english: own?.messages ?? [] });
    return [{ ...read, ...compiled, language, english: own }];
  });
}

const filesOf = (root: string, language?: string): readonly string[] =>
  filesBelow(path.join(root, 'src'))
    .filter((name) => MESSAGES.test(name) && (language === undefined || MESSAGES.exec(name)?.[1] === language))
    .map((name) => `src/${name}`);

/** The file of the same messages in another language. */
export const inLanguage = (file: string, language: string): string =>
  file.replace(MESSAGES, `/messages.${language}.ftl`);

/**
 * Writes the module of each English message file beside it, and removes those whose file is gone, with a folder that is then empty. Git ignores the modules.
 * @param locale of the texts, until the modules are written again: a language's translations, and English where it has none
 * @returns the mistakes in the files
 */
export function writeMessages(root: string, locale = DEFAULT_LOCALE): readonly Problem[] {
  const files = messageFiles(root, locale);
  const isTranslated = locale !== DEFAULT_LOCALE && locale !== PSEUDO_LOCALE;
  const translations = isTranslated
    ? translatedMessages(root, files).filter(({ language }) => language === locale)
    : [];
  const modules = new Map(
    files.map((file) => {
      const translated = translations.find(({ english }) => english === file)?.messages ?? [];
      const messages = file.messages.map((message) => translated.find(({ id }) => id === message.id) ?? message);
      return [moduleOf(file.path), moduleCode(messages, (called) => importFrom(file.path, called))];
    }),
  );
  for (const name of filesBelow(path.join(root, 'src'))) {
    if (!GENERATED.test(name) || modules.has(`src/${name}`)) continue;
    const file = path.join(root, 'src', name);
    rmSync(file);
    // Git left the folder for it when another branch was checked out.
    if (readdirSync(path.dirname(file)).length === 0) rmdirSync(path.dirname(file));
  }
  for (const [name, code] of modules) {
    const file = path.join(root, name);
    const text = `// Made from ${path.posix.basename(name, '.ts')}.ftl, which is the file to edit.\n${code}`;
    // A file that stays the same keeps its time, so that nothing is built again.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
  return problemsOf([...files, ...translations]);
}

/** The address of the module with a function that messages call. */
const importFrom = (file: string, called: string): string =>
  path.posix.relative(path.posix.dirname(file), `src/${MODULES[called] ?? called}`).replace(/^(?!\.)/u, './');

export const moduleOf = (file: string): string => file.replace(/\.ftl$/u, '.ts');

/** The mistakes in the files themselves, each with its file. */
export const problemsOf = (files: readonly MessageFile[]): readonly Problem[] =>
  files.flatMap(({ path: file, problems }) => problems.map((problem) => ({ ...problem, path: file })));
