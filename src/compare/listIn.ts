import { comparedListIds, type ComparedListId } from '../content/listCatalogue';
import { useAddressPart } from '../machines/fields/hooks/addressStore';
import { parseHash } from '../machines/fields/hooks/hash';
import { FIRST_COMPARED } from './firstCompared';

/** The list whose rows an address names: the first in our order, or the default. */
export function listIn(hash: string): ComparedListId {
  const { numbers } = parseHash(hash);
  return comparedListIds.find((id) => numbers.has(id)) ?? FIRST_COMPARED;
}

/**
 * What the address names besides the rows of a list and its numbers, such as a second list; nothing while another list is on its way.
 * @param names of the list's numbers
 */
export function useUnread(kind: ComparedListId, names: readonly string[]): readonly { readonly text: string }[] {
  const hash = useAddressPart('hash');
  if (listIn(hash) !== kind) return [];
  return [...new Set(parseHash(hash).numbers.keys())]
    .filter((name) => name !== kind && !names.includes(name))
    .map((text) => ({ text }));
}
