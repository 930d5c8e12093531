import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageName } from '../checks/languageName';
import { translatedDocs } from '../checks/translatedPages';
import { DEFAULT_LOCALE } from '../lib/siteLocale';
import { LANGUAGE_NAMES } from '../content/locale';
import { EditorError } from './editorError';

/** The language and the English path of an address such as /hi/home-loans; undefined for one in English. */
export function languageOf(address: string): { readonly language: string; readonly english: string } | undefined {
  const [, language = '', rest = ''] = /^\/([a-z]{2})(\/.+)$/u.exec(address) ?? [];
  return language !== DEFAULT_LOCALE && language in LANGUAGE_NAMES ? { language, english: rest } : undefined;
}

/**
 * Begins the translation of a page: its English text at its place, with the partials that it imports and the texts of its data files.
 * @param siteDir the root of the repository
 * @returns what was written and what is left to do
 * @throws EditorError when there is no such page or it has a translation; nothing is written then
 */
export function beginTranslation(language: string, english: string, siteDir: string): string {
  const names = [`${english.slice(1)}.mdx`, `${english.slice(1)}/index.mdx`];
  const page = names.find((name) => existsSync(path.join(siteDir, 'docs', name)));
  if (page === undefined)
    throw new EditorError(`There is no docs${english}.mdx to translate; write the address of a page.`);
  const folder = translatedDocs(language);
  if (existsSync(path.join(siteDir, folder, page))) {
    throw new EditorError(`${folder}/${page} is there already; "npm run check" lists what has changed since.`);
  }
  const text = readFileSync(path.join(siteDir, 'docs', page), 'utf8');
  const beside = (name: string): string => path.posix.join(path.posix.dirname(page), name);
  const partials = imported(text, 'mdx').map(beside);
  const data = imported(text, 'yml').map((name) => `docs/${beside(name).replace(/\.yml$/u, `.${language}.yml`)}`);
  const written = [
    ...[page, ...partials].map((name) => ({
      file: `${folder}/${name}`,
      text: withSharedData(readFileSync(path.join(siteDir, 'docs', name), 'utf8'), path.posix.dirname(name)),
    })),
    ...data.map((file) => ({ file, text: '' })),
  ].filter(({ file }) => !existsSync(path.join(siteDir, file)));
  for (const { file, text: own } of written) {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), own);
  }
  const list = written.map(({ file }) => `  ${file}\n`).join('');
  return `Wrote, in English:
${list}
To do:
  Write each paragraph in ${languageName(language)}; ids, links, components and numbers stay. i18n/${language}/README.md says how.
${data.length > 0 ? '  "npm run check -- --fix" adds to the files of data what is to translate.\n' : ''}
Next: "npm run check" lists what is still in English, "npm start -- --locale ${language}" shows the page.`;
}

/** The files beside a page that it imports. */
const imported = (text: string, extension: string): readonly string[] =>
  [...text.matchAll(/^import .* from ['"]\.\/([^'"]+)['"]/gmu)]
    .map(([, name = '']) => name)
    .filter((name) => name.endsWith(`.${extension}`));

/** Rows are those of the English page. @param folder of the page below docs */
const withSharedData = (text: string, folder: string): string =>
  text.replace(
    /(from ['"])\.\/([^'"]+\.yml)/gu,
    (_all, from: string, name: string) => `${from}@site/${path.posix.join('docs', folder, name)}`,
  );
