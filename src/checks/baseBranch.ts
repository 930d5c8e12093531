import { git } from './git';
import { ADDRESSES_PATH, recordedIn } from './parse/addresses';

/**
 * The addresses on the list of the branch that this one is made for: what visitors may have saved, whatever the list says now.
 * @returns none where Git does not know that branch
 */
export function publishedBefore(root: string): string[] {
  for (const branch of ['origin/main', 'main']) {
    const base = git(root, 'merge-base', 'HEAD', branch);
    const list = base && git(root, 'show', `${base.trim()}:./${ADDRESSES_PATH}`);
    if (list !== undefined) return recordedIn(list).map(({ address }) => address);
  }
  return [];
}
