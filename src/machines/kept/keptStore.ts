/**
 * What a visitor asked to keep on this device: addresses of this site with a name. The numbers stand behind the hash of an address, as in any
 * link, so nothing else has to be stored. `localStorage` is never sent to a server.
 */

/** A name of the visitor's own for an address of this site. */
export interface KeptAddress {
  readonly name: string;
  /** Path of the page, as in `location.pathname` */
  readonly page: string;
  /** The visitor's numbers, with the hash mark */
  readonly hash: string;
}

/** What came of an attempt to store: the browser may refuse, or have no room. */
export type StoreOutcome = 'done' | 'refused' | 'full';

const KEY = 'kept';
const CHANGE = 'kept-change';

/** Anything may stand in the storage: another version of the site wrote it, or somebody by hand. A page begins with one slash, so no entry leaves the site. */
function isKeptAddress(entry: unknown): entry is KeptAddress {
  const { name, page, hash } = (entry ?? {}) as Partial<Record<keyof KeptAddress, unknown>>;
  return (
    typeof name === 'string' &&
    typeof page === 'string' &&
    /^\/(?![/\\])/u.test(page) &&
    typeof hash === 'string' &&
    hash.startsWith('#')
  );
}

/** @param stored text of the storage; nothing valid gives an empty list */
export function parseKept(stored: string): readonly KeptAddress[] {
  try {
    const entries: unknown = JSON.parse(stored);
    return Array.isArray(entries) ? entries.filter(isKeptAddress) : [];
  } catch {
    return [];
  }
}

/** The text of the storage; empty if there is none, or the browser refuses to read it. */
export function storedText(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Whether two addresses are under one name: keeping the second replaces the first. */
const isSame = (one: KeptAddress, other: KeptAddress): boolean => one.name === other.name && one.page === other.page;

function store(entries: readonly KeptAddress[]): StoreOutcome {
  try {
    if (entries.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(entries));
    dispatchEvent(new Event(CHANGE));
    return 'done';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';
  }
}

/** Keeps an address as the newest, in place of one with its name on its page. */
export function keep(address: KeptAddress): StoreOutcome {
  return store([address, ...parseKept(storedText()).filter((other) => !isSame(other, address))]);
}

/** Deletes an address that was kept. */
export function forget(address: KeptAddress): StoreOutcome {
  return store(parseKept(storedText()).filter((other) => !isSame(other, address)));
}

export function forgetAll(): StoreOutcome {
  return store([]);
}

/** Calls back when something is kept or deleted, in this tab or another. */
export function onKeptChange(callback: () => void): () => void {
  const types = [CHANGE, 'storage'] as const;
  types.forEach((type) => addEventListener(type, callback));
  return () => types.forEach((type) => removeEventListener(type, callback));
}
