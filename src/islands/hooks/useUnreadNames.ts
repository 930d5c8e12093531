import { useMemo } from 'react';
import { useAddressPart } from './addressStore';
import { parseHash } from './hash';

/** What the islands of the page read from its address, as `asIsland` writes it; nothing under `docusaurus start`. */
function namesRead(): ReadonlySet<string> {
  const roots = [...document.querySelectorAll<HTMLElement>('[data-island-address]')];
  return new Set(roots.flatMap(({ dataset }) => dataset['islandAddress']?.split(' ') ?? []));
}

function unreadNames(hash: string): readonly { readonly text: string }[] {
  const names = [...new Set(parseHash(hash).numbers.keys())];
  if (names.length === 0) return [];
  const read = namesRead();
  return read.size === 0 ? [] : names.filter((name) => !read.has(name)).map((text) => ({ text }));
}

/** The names in the hash that nothing on this page reads, such as a misspelt one or one of another list. */
export function useUnreadNames(): readonly { readonly text: string }[] {
  const hash = useAddressPart('hash');
  return useMemo(() => unreadNames(hash), [hash]);
}
