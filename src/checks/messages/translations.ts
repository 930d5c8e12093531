import { languageName } from '../languageName';
import type { Problem } from '../problem';
import { kebabCase } from './messageCompiler';
import { inLanguage, problemsOf, type MessageFile, type TranslatedMessages } from './files';

/** Mistakes in files of translated messages. A message that is missing is none: see `untranslatedMessages`. */
export function translationProblems(files: readonly TranslatedMessages[]): readonly Problem[] {
  return [...problemsOf(files), ...files.flatMap((file) => [...withoutEnglish(file), ...lostArguments(file)])];
}

function withoutEnglish({ path, english, language }: TranslatedMessages): readonly Problem[] {
  if (english) return [];
  const name = path.replace(`messages.${language}.ftl`, 'messages.en.ftl');
  return [{ path, line: 1, column: 1, message: `there is no ${name}; put this file beside one, or remove it` }];
}

/** Arguments that the English text shows and the translation does not: a value would be lost. */
function lostArguments({ path, english, messages }: TranslatedMessages): readonly Problem[] {
  return messages.flatMap(({ id, line, column, printed }) => {
    const shown = english?.messages.find((one) => one.id === id)?.printed ?? new Set();
    const lost = [...shown].filter((name) => !printed.has(name)).map((name) => `{ $${kebabCase(name)} }`);
    const message = `the English text shows ${lost.join(', ')}; show it here, too`;
    return lost.length === 0 ? [] : [{ path, line, column, entry: id, message }];
  });
}

/** So many are named; an editor sees the others in the files. */
const NAMED = 5;

/** The folder of a calculator or a question, by whose name its page goes. */
const TOOL = /^src(?<page>\/(?:calculators|questions)\/[\w-]+)\//u;

/**
 * Files that lack some messages, which are shown in English, and missing files of tools whose pages a language has. Of a tool whose page it does not
 * have, other pages need the name alone.
 * @param english as `messageFiles` reads them
 * @param pages English paths of the pages that each language has
 */
export function untranslatedMessages(
  files: readonly TranslatedMessages[],
  english: readonly MessageFile[],
  pages: Readonly<Record<string, readonly string[]>>,
): readonly Problem[] {
  const hasPage = (language: string, file: string): boolean | undefined => {
    const page = TOOL.exec(file)?.groups?.['page'];
    return page === undefined ? undefined : pages[language]?.includes(page);
  };
  const absent = Object.keys(pages).flatMap((language) =>
    english
      .filter(({ path }) => hasPage(language, path))
      .map((file) => ({ path: inLanguage(file.path, language), language, english: file, messages: [] }))
      .filter(({ path }) => !files.some((file) => file.path === path)),
  );
  return [...files, ...absent].flatMap(({ path, language, english: own, messages }) => {
    if (hasPage(language, path) === false) return [];
    const missing = own?.messages.filter(({ id }) => !messages.some((one) => one.id === id)) ?? [];
    const ids = missing.slice(0, NAMED).map(({ id }) => id);
    const more = missing.length > NAMED ? `, and ${missing.length - NAMED} more` : '';
    const message = `write in ${languageName(language)}: ${ids.join(', ')}${more}`;
    return missing.length === 0 ? [] : [{ path, line: 1, column: 1, message }];
  });
}
