import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The pseudo-locale: English with ⟦ ⟧ around every text from a message file, a page or an article. */
export const PSEUDO_LOCALE = 'en-XA';

/** Puts marks around a text, inside any leading and trailing spaces. A text without letters gets none. */
export function mark(text: string): string {
  return /\p{L}/u.test(text) ? text.replace(/^(\s*)([^]*?)(\s*)$/u, '$1⟦$2⟧$3') : text;
}

/** Marks the texts of message files, as the bundler reads them; see README.md in this folder. */
export default function pseudoLocalePlugin({ siteDir, i18n }: LoadContext): Plugin {
  return {
    name: 'paisa-pseudo-locale',
    configureWebpack: () =>
      i18n.currentLocale === PSEUDO_LOCALE
        ? {
            module: {
              rules: [
                {
                  test: /[\\/]messages\.en\.ts$/,
                  include: path.join(siteDir, 'src'),
                  enforce: 'pre',
                  use: [path.join(siteDir, 'src/build/pseudoLocale/messagesLoader.cjs')],
                },
              ],
            },
          }
        : {},
  };
}
