import { git } from './git';
import { ADDRESSES_PATH, recordedIn } from './parse/addresses';

/**
 * The published addresses on the main branch, which visitors may have bookmarked even if they are no longer on the list.
 * @returns none if Git has no main branch
 */
export function publishedBefore(root: string): string[] {
  for (const branch of ['origin/main', 'main']) {
    const base = git(root, 'merge-base', 'HEAD', branch);
    const list = base && git(root, 'show', `${base.trim()}:./${ADDRESSES_PATH}`);
    if (list !== undefined) return recordedIn(list).map(({ address }) => address);
  }
  return [];
}
