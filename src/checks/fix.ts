import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { translatedPath } from '../content/schemas/translation';
import { recordAddresses } from './addressList';
import { baseBranch } from './baseBranch';
import { writeComponentsPage } from './componentsPage';
import { recordSources, withoutTranslation } from './madeFrom';
import { messageFiles, translatedMessages } from './messages/files';
import { allMdx, readSite, type Site } from './model';
import { ADDRESSES_PATH } from './parse/addresses';
import type { TextFile } from './parse/files';
import { fixFormat } from './tools/format';
import { fixMarkdown } from './tools/markdown';
import { addWords } from './tools/spelling';
import { withAllTexts } from './translations';

/**
 * Corrects what can be corrected automatically: format, Markdown, the list of addresses, the reference of components, the texts that a file of translations lacks.
 * @param root of the repository
 * @param withWords whether unknown words are added to the word list of the site
 * @param translated English files whose translations are right again
 * @returns what was done, one line each
 */
export async function fix(root: string, withWords: boolean, translated: readonly string[]): Promise<string[]> {
  const site = readSite(root);
  const done: string[] = [];
  const { before } = baseBranch(root, site);
  for (const file of site.translations.filter((one) => isConcerned(one, site, before))) {
    const text = withAllTexts(file, site);
    if (text === file.text) continue;
    writeFileSync(path.join(root, file.path), text);
    done.push(`${file.path}: added what is to translate`);
  }
  const { data, translations } = readSite(root);
  for (const name of await fixFormat([...data, ...translations], root)) done.push(`${name}: formatted`);
  await fixMarkdown(allMdx(site), root);
  const corrected = readSite(root);
  for (const { path: name, text } of allMdx(corrected)) {
    if (allMdx(site).some((page) => page.path === name && page.text !== text)) done.push(`${name}: Markdown corrected`);
  }
  for (const address of recordAddresses(root)) done.push(`${ADDRESSES_PATH}: added ${address}`);
  for (const name of writeComponentsPage(root)) done.push(`${name}: written from the rules`);
  const messages = translatedMessages(root, messageFiles(root));
  for (const name of withoutTranslation(root, messages, translated)) {
    done.push(`${name}: not noted; after --translated, name the English file, such as docs/about.mdx`);
  }
  for (const language of recordSources(root, messages, translated)) {
    done.push(`i18n/${language}/made-from.json: noted what translations were made from`);
  }
  if (withWords) {
    const files = [...allMdx(corrected), ...corrected.data, ...corrected.translations, ...messageFiles(root)];
    for (const word of await addWords(files, root)) done.push(`.cspell/words.txt: added ${word}`);
  }
  return done;
}

/** Whether a translation file, or the file that it translates, differs from the main branch. A fix leaves all others alone. */
export function isConcerned(file: TextFile, now: Site, before: Site | undefined): boolean {
  const differs = (path: string, files: 'data' | 'translations'): boolean => {
    const [own, earlier] = [now, before].map((site) => site?.[files].find((one) => one.path === path)?.text);
    return own !== earlier;
  };
  return !before || differs(file.path, 'translations') || differs(translatedPath(file.path), 'data');
}
