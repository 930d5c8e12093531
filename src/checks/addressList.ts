import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addressed, CODE_PAGES, readSite } from './model';
import { ADDRESSES_PATH, recordedIn } from './parse/addresses';

/**
 * Adds the addresses of new pages and articles to the list of published addresses. Removes none.
 * @param root of the repository
 * @returns the addresses that were not on the list before
 */
export function recordAddresses(root: string): string[] {
  const file = path.join(root, ADDRESSES_PATH);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const published = addressed(readSite(root)).filter(({ isDraft }) => !isDraft);
  const known = new Set(recordedIn(before).map(({ address }) => address));
  const added = [...new Set([...CODE_PAGES, ...published.map(({ url }) => url)])].filter((url) => !known.has(url));
  const comments = before.split('\n').filter((line) => line.startsWith('#'));
  if (added.length > 0) writeFileSync(file, `${[...comments, ...[...known, ...added].sort()].join('\n')}\n`);
  return added;
}
