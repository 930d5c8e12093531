import { readFileSync } from 'node:fs';
import path from 'node:path';
import { urlOf, type Site } from './model';
import { filesBelow } from './parse/files';
import { readMdx } from './parse/mdx';
import type { Problem } from './problem';
import { missingPage, targetsOf, type Targets } from './rules/targets';
import { isPage, translatedDocs, translatedPages } from './translatedPages';

/** What a move of an English page leaves behind in other languages: pages under its old name, and links to its old address. */
export function leftBehind(root: string, site: Site): readonly Problem[] {
  const targets = targetsOf(site);
  const english = new Set(site.pages.map((page) => page.path));
  return Object.keys(translatedPages(root)).flatMap((language) => {
    const folder = translatedDocs(language);
    return filesBelow(path.join(root, folder))
      .filter((name) => name.endsWith('.mdx'))
      .flatMap((name) => {
        const text = readFileSync(path.join(root, folder, name), 'utf8');
        const links = oldLinks(`${folder}/${name}`, text, targets);
        return isPage(name) && !english.has(`docs/${name}`) ? [withoutEnglish(folder, name, targets), ...links] : links;
      });
  });
}

function withoutEnglish(folder: string, name: string, { pages, moved }: Targets): Problem {
  const now = pages.get(moved.get(urlOf(`docs/${name}`)) ?? '')?.path;
  const remedy = now ? `rename this file to ${now.replace('docs', folder)}, or remove it` : 'remove this file';
  return { path: `${folder}/${name}`, line: 1, column: 1, message: `there is no docs/${name} any more; ${remedy}` };
}

function oldLinks(file: string, text: string, targets: Targets): readonly Problem[] {
  return readMdx(text).links.flatMap(({ target, line, column }) => {
    const url = target.replace(/[?#].*$/u, '');
    if (targets.urls.has(url) || !(targets.moved.has(url) || targets.recorded.has(url))) return [];
    return [{ path: file, line, column, found: JSON.stringify(target), message: missingPage(url, targets) }];
  });
}
