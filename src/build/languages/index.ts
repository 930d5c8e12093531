import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { DEFAULT_LOCALE } from '../../lib/siteLocale';
import { translatedPaths } from '../../checks/translatedPages';
import { replaceFile } from '../output/files';

/** Tells pages and scripts in which language they are and what it has; see README.md in this folder. */
export default function languagesPlugin({ siteDir, baseUrl, i18n: { currentLocale } }: LoadContext): Plugin {
  return {
    name: 'paisa-disha-languages',

    configureWebpack: (_config, _isServer, { currentBundler: { instance: bundler } }) => ({
      plugins: [
        // Read by src/lib/siteLocale.ts and src/content/locale.ts.
        new bundler.DefinePlugin({
          SITE_LOCALE: JSON.stringify(currentLocale),
          SITE_FOLDER: JSON.stringify(baseUrl.replace(/\/$/u, '')),
          TRANSLATED_PAGES: JSON.stringify(translatedPaths(siteDir)),
        }),
      ],
      ...(baseUrl !== '/' && {
        resolve: { alias: { '@docusaurus/Link': path.join(siteDir, 'src/parts/languages/LanguageLink') } },
      }),
    }),
  };
}

/**
 * Puts the home page of a language where its address says: Docusaurus writes `/hi/index.html`, which hosts serve at `/hi/`, and no address of the
 * site ends with a slash.
 * @param outDir of the language
 */
export async function moveHome(outDir: string, url: string, baseUrl: string): Promise<void> {
  const [built, home] = [path.join(outDir, 'index.html'), `${outDir.replace(/[\\/]$/u, '')}.html`];
  const html = await readFile(built, 'utf8');
  await replaceFile(built, html.replaceAll(`"${url}${baseUrl}"`, `"${url}${baseUrl.replace(/\/$/u, '')}"`));
  await rename(built, home);
}

/** Whether a build is of the language at the root of the host, which writes what all languages share. */
export const isAtRoot = ({ baseUrl }: Pick<LoadContext, 'baseUrl'>): boolean => baseUrl === '/';

/** What Docusaurus has to know of the languages. @param current the language of the build */
export function languagesOf(current: string): readonly string[] {
  return [...new Set([DEFAULT_LOCALE, current])];
}
