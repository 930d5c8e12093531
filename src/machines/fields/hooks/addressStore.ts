import { useSyncExternalStore } from 'react';

/** Announces address changes that the browser itself does not. The header closes the mobile menu on it. */
const ADDRESS_CHANGE = 'addresschange';

const changes = ['popstate', 'hashchange', ADDRESS_CHANGE] as const;

function subscribe(onChange: () => void): () => void {
  changes.forEach((type) => addEventListener(type, onChange));
  return () => changes.forEach((type) => removeEventListener(type, onChange));
}

const none = (): string => '';

/** The query or the hash including its mark; empty during hydration, as at build time. */
export function useAddressPart(part: 'search' | 'hash'): string {
  return useSyncExternalStore(subscribe, () => location[part], none);
}

/**
 * Changes the address without leaving the page.
 * @param address path, query and hash, or the part after the path
 * @param step whether the change adds a history entry
 */
export function writeAddress(address: string, step: 'pushState' | 'replaceState'): void {
  const { href } = location;
  if (new URL(address, href).href === href) return;
  // The history state also holds the scroll position (src/behaviours/keepPlace.ts).
  history[step](step === 'replaceState' ? history.state : null, '', address);
  dispatchEvent(new Event(ADDRESS_CHANGE));
}
