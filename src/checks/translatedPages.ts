import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { urlOf } from './model';
import { filesBelow } from './parse/files';

/** Where Docusaurus looks for the pages of a language. */
const FOLDER = 'i18n';
const DOCS = 'docusaurus-plugin-content-docs/current';

/** Whether a file is a page, and no partial. */
export const isPage = (name: string): boolean => /(?:^|\/)[^_/][^/]*\.mdx$/u.test(name);

/** The pages of src/pages, by their files. Their texts are messages. */
const CODE_PAGES: Readonly<Record<string, string>> = {
  'index.tsx': '/',
  'search.tsx': '/search',
  'offline.tsx': '/offline',
};
const WORDS_OF_CODE_PAGES = 'src/pages/_words';

/** The pages that a language beside English has. */
export interface TranslatedPages {
  /** As paths of the English pages: `/home-loans`. */
  readonly paths: readonly string[];
  /** The files below docs that have a translation: `home-loans.mdx`. */
  readonly docs: readonly string[];
  /** The files of src/pages: `index.tsx`. */
  readonly codePages: readonly string[];
}

/** The folder with the translated pages of a language, from the root of the repository. */
export const translatedDocs = (language: string): string => `${FOLDER}/${language}/${DOCS}`;

/**
 * The languages beside English with their pages: a page of docs is translated if the file is there under its name, the others if their messages
 * are. A language without a home page is not built yet.
 * @param root of the repository
 */
export function translatedPages(root: string): Readonly<Record<string, TranslatedPages>> {
  const languages = existsSync(path.join(root, FOLDER)) ? readdirSync(path.join(root, FOLDER)) : [];
  return Object.fromEntries(
    languages
      .filter((language) => existsSync(path.join(root, WORDS_OF_CODE_PAGES, `messages.${language}.ftl`)))
      .map((language) => [language, pagesOf(root, language)]),
  );
}

/** The English paths of the pages that each language has. */
export function translatedPaths(root: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(translatedPages(root)).map(([language, { paths }]) => [language, paths]));
}

function pagesOf(root: string, language: string): TranslatedPages {
  const docs = filesBelow(path.join(root, translatedDocs(language))).filter(
    (name) => isPage(name) && existsSync(path.join(root, 'docs', name)),
  );
  const paths = [...Object.values(CODE_PAGES), ...docs.map((name) => urlOf(`docs/${name}`))].sort();
  return { paths, docs, codePages: Object.keys(CODE_PAGES) };
}
