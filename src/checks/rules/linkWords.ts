import { isRecord } from '../../lib/isRecord';
import { addressed, allMdx, type Site } from '../model';
import type { Rule } from './rule';

/** Links in texts whose words are the name of another page than the one that they lead to. */
export const linkWords: Rule = (site, report) => {
  const pages = pagesByName(site);
  // Another rule reports links that lead nowhere.
  const urls = new Set(addressed(site).map(({ url }) => url));
  for (const { path, links } of allMdx(site)) {
    for (const { words, target, line, column } of links) {
      const [url = ''] = target.split(/[?#]/u);
      const named = pages.get(plain(words ?? ''));
      if (named === undefined || !urls.has(url) || named.has(url)) continue;
      const [own = ''] = named;
      const message = `these are the words for ${own}; lead there, or name the page that it leads to`;
      report({ path, line, column, found: JSON.stringify(`[${words}](${target})`), message });
    }
  }
};

/** Words as visitors mean them: a plural or a capital makes no other page. */
const plain = (words: string): string => words.toLowerCase().replaceAll(/s\b/gu, '').trim();

/** The addresses of pages by what the menus call them. A name of one word, "Home", may mean many things. */
function pagesByName({ data }: Site): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const read = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(read);
    else if (isRecord(value)) {
      const { name, path } = value;
      if (typeof name === 'string' && typeof path === 'string' && name.includes(' ')) {
        found.set(plain(name), (found.get(plain(name)) ?? new Set()).add(path));
      }
      Object.values(value).forEach(read);
    }
  };
  for (const { kind, data: content } of data) if (kind === 'navigation') read(content);
  return found;
}
