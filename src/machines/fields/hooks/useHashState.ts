import { useCallback, useEffect, useState } from 'react';
import { turnTime } from '../../../islands/runtime/turns';
import { useAddressPart, writeAddress } from './addressStore';
import { formatHash, keepNumbers, parseHash, showPlace } from './hash';
import { useLateWrite } from './useDraft';

/** Reads a value from the address and writes it back. */
export interface HashField<Value> {
  /** @returns undefined for invalid or out-of-range text, because anybody can write an address */
  readonly read: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
}

/** A field for each value, by its name in the address. Names are permanent: old links use them. */
export type HashFields<V> = { readonly [Name in keyof V]: HashField<V[Name]> };

/** An ignored value of the address. */
export interface RefusedValue<Name> {
  readonly name: Name;
  /** The text in the address; for an empty value its name, as in "amount=" */
  readonly text: string;
}

interface FromHash<V> {
  readonly values: V;
  readonly refused: readonly RefusedValue<keyof V>[];
}

/** New values by name, or functions of the current ones. */
export type Updates<V> = {
  readonly [Name in keyof V]?: V[Name] | ((now: V[Name]) => V[Name]);
};

/** @returns the values after these updates */
export function updatedValues<V extends object>(now: V, updates: Updates<V>): Partial<V> {
  const changed = (Object.entries(updates) as [keyof V, unknown][]).map(([name, next]) => [
    name,
    typeof next === 'function' ? (next as (value: unknown) => unknown)(now[name]) : next,
  ]);
  return Object.fromEntries(changed) as Partial<V>;
}

interface HashState<V> extends FromHash<V> {
  /** Sets values: at once on the page, debounced in the address. A stable function */
  readonly change: (updates: Updates<V>) => void;
}

/** The complete state. */
interface Known<V> extends FromHash<V> {
  /** The hash it was read from */
  readonly hash: string;
  /** Changes that are not in the address yet */
  readonly draft: Partial<V> | null;
}

function namesOf<V>(fields: HashFields<V>): readonly (keyof V & string)[] {
  return Object.keys(fields) as (keyof V & string)[];
}

function readHash<V>(hash: string, fields: HashFields<V>, defaults: V): FromHash<V> {
  const { numbers } = parseHash(hash);
  const values = { ...defaults };
  const refused: RefusedValue<keyof V>[] = [];
  for (const name of namesOf(fields)) {
    let isRead = false;
    // Of repeated values, the first valid one counts.
    for (const text of new Set(numbers.getAll(name))) {
      const value = isRead ? undefined : fields[name].read(text);
      if (value === undefined) {
        refused.push({ name, text: text === '' ? `${name}=` : text });
      } else {
        values[name] = value;
        isRead = true;
      }
    }
  }
  return { values, refused };
}

/** The hash with these values, keeping the anchor and other islands' values. Defaults are left out. */
function writeHash<V>(hash: string, fields: HashFields<V>, defaults: V, values: V): string {
  const { anchor, numbers } = parseHash(hash);
  for (const name of namesOf(fields)) {
    // In the order of the fields, whatever changed first, so that one answer has one address.
    numbers.delete(name);
    if (!Object.is(values[name], defaults[name])) numbers.append(name, fields[name].write(values[name]));
  }
  return formatHash({ anchor, numbers });
}

/** Normalizes a hash: unescapes it if it was escaped as a whole, and replaces typed text such as "amount=3lakh". */
function tidyHash<V>(hash: string, fields: HashFields<V>): string {
  const { anchor, numbers } = parseHash(hash);
  let isTidy = !/%3d/i.test(hash);
  for (const name of namesOf(fields)) {
    const [text = '', ...more] = numbers.getAll(name);
    const value = fields[name].read(text);
    if (value === undefined || more.length > 0 || fields[name].write(value) === text) continue;
    isTidy = false;
    numbers.set(name, fields[name].write(value));
  }
  return isTidy ? hash : formatHash({ anchor, numbers });
}

/** When a visitor last changed each value, on the clock of `performance.now()`. Islands share names. */
const changedAt = new Map<string, number>();

/**
 * Keeps a visitor's numbers in the address's hash, which no server sees, so that an answer can be shared and survives a reload. Anchor links keep the
 * numbers, and islands can share values by using the same names.
 * @param fields a stable object
 * @param defaults the values without a hash, as in the HTML; a stable object
 * @returns the values, the same object until one changes; invalid ones in the address are ignored one by one and listed in `refused`
 */
export function useHashState<V extends object>(fields: HashFields<V>, defaults: V): HashState<V> {
  const hash = useAddressPart('hash');
  const [state, setState] = useState<Known<V>>(() => ({ hash, draft: null, ...readHash(hash, fields, defaults) }));

  /** Replaces the pending changes, and keeps the values object if they are equal. */
  const known = useCallback(
    (before: Known<V>, after: Partial<Known<V>>): Known<V> => {
      const next = { ...before, ...after };
      const read = next.hash === before.hash ? before : readHash(next.hash, fields, defaults);
      const values = { ...(next.hash === before.hash ? before.values : read.values), ...next.draft };
      const isSame = namesOf(fields).every((name) => Object.is(values[name], before.values[name]));
      return { ...next, refused: read.refused, values: isSame ? before.values : values };
    },
    [fields, defaults],
  );

  // The address was changed elsewhere, or has caught up.
  if (state.hash !== hash) setState(known(state, { hash }));

  const write = (draft: Partial<V>): void => {
    const values = { ...readHash(location.hash, fields, defaults).values, ...draft };
    const { pathname, search } = location;
    writeAddress(pathname + search + writeHash(location.hash, fields, defaults, values), 'replaceState');
  };
  useLateWrite(state.draft, (draft) => {
    write(draft);
    // Keeps later changes.
    setState((latest) => known(latest, { hash: location.hash, draft: latest.draft === draft ? null : latest.draft }));
  });

  useEffect(() => {
    showPlace();
    // Before anything reads the hash.
    addEventListener('hashchange', keepNumbers, true);
    return () => removeEventListener('hashchange', keepNumbers, true);
  }, []);

  useEffect(() => {
    const { pathname, search } = location;
    writeAddress(pathname + search + tidyHash(location.hash, fields), 'replaceState');
  }, [hash, fields]);

  const change = useCallback(
    (updates: Updates<V>) => {
      const at = turnTime();
      // An early action may be older than a change in another island.
      const entries = (Object.entries(updates) as [keyof V & string, unknown][]).filter(
        ([name]) => at === undefined || (changedAt.get(name) ?? 0) <= at,
      );
      if (entries.length === 0) return;
      entries.forEach(([name]) => changedAt.set(name, at ?? performance.now()));
      setState((latest) => {
        const now = latest.hash === location.hash ? latest : known(latest, { hash: location.hash });
        const newest = Object.fromEntries(entries) as Updates<V>;
        return known(now, { draft: { ...now.draft, ...updatedValues(now.values, newest) } });
      });
    },
    [known],
  );

  const { values, draft, refused } = state;
  return { values, refused: draft ? refused.filter(({ name }) => !(name in draft)) : refused, change };
}
