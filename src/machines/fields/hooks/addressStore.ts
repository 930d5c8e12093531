import { useSyncExternalStore } from 'react';

/** Announces a change of the address that the browser itself does not announce. The header closes the phone's menu on it. */
export const ADDRESS_CHANGE = 'paisadisha:addresschange';

const changes = ['popstate', 'hashchange', ADDRESS_CHANGE] as const;

function subscribe(onChange: () => void): () => void {
  changes.forEach((type) => addEventListener(type, onChange));
  return () => changes.forEach((type) => removeEventListener(type, onChange));
}

const none = (): string => '';

/** The query or the hash of the address, with its mark; empty while an island hydrates, as it was when the page was built. */
export function useAddressPart(part: 'search' | 'hash'): string {
  return useSyncExternalStore(subscribe, () => location[part], none);
}

/**
 * Changes the address without leaving the page.
 * @param address path, query and hash, or what follows the path
 * @param step whether the back button is to lead to what was there before
 */
export function writeAddress(address: string, step: 'pushState' | 'replaceState'): void {
  const { href } = location;
  if (new URL(address, href).href === href) return;
  // The entry of a page also holds its place (src/behaviours/keepPlace.ts).
  history[step](step === 'replaceState' ? history.state : null, '', address);
  dispatchEvent(new Event(ADDRESS_CHANGE));
}
