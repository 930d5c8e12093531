import { useCallback, useEffect, useState } from 'react';
import { turnTime } from '../../../islands/runtime/turns';
import { useAddressPart, writeAddress } from './addressStore';
import { formatHash, keepNumbers, parseHash, showPlace } from './hash';
import { useLateWrite } from './useDraft';

/** How one value is read from the address and written into it. */
export interface HashField<Value> {
  /** @returns undefined for what is no such value, or out of its limits: anybody can write an address */
  readonly read: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
}

/** A field for each value, by the name that stands in the address. Names are permanent: old links hold them. */
export type HashFields<Values> = { readonly [Name in keyof Values]: HashField<Values[Name]> };

/** A value in the address that was ignored. */
export interface RefusedValue<Name> {
  readonly name: Name;
  /** What the address says; of an empty value its name, as in "amount=" */
  readonly text: string;
}

interface FromHash<Values> {
  readonly values: Values;
  readonly refused: readonly RefusedValue<keyof Values>[];
}

/** Values to take over, or functions of those that are there, by name. */
export type Changes<Values> = {
  readonly [Name in keyof Values]?: Values[Name] | ((now: Values[Name]) => Values[Name]);
};

/** @returns the values that changes lead to */
export function changedValues<Values extends object>(now: Values, changes: Changes<Values>): Partial<Values> {
  const changed = (Object.entries(changes) as [keyof Values, unknown][]).map(([name, next]) => [
    name,
    typeof next === 'function' ? (next as (value: unknown) => unknown)(now[name]) : next,
  ]);
  return Object.fromEntries(changed) as Partial<Values>;
}

interface HashState<Values> extends FromHash<Values> {
  /** Takes over some values, at once on the page and after a rest in the address; the same function in every render */
  readonly change: (changes: Changes<Values>) => void;
}

/** All that is known of the values. */
interface Known<Values> extends FromHash<Values> {
  /** The hash that was read */
  readonly hash: string;
  /** What has changed since, and is not in the address yet */
  readonly draft: Partial<Values> | null;
}

function namesOf<Values>(fields: HashFields<Values>): readonly (keyof Values & string)[] {
  return Object.keys(fields) as (keyof Values & string)[];
}

function readHash<Values>(hash: string, fields: HashFields<Values>, defaults: Values): FromHash<Values> {
  const { numbers } = parseHash(hash);
  const values = { ...defaults };
  const refused: RefusedValue<keyof Values>[] = [];
  for (const name of namesOf(fields)) {
    let isRead = false;
    // Of several values the first that can be used counts.
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

/** The hash with these values, and with the place and the values of others that stand in it. A default is left out. */
function writeHash<Values>(hash: string, fields: HashFields<Values>, defaults: Values, values: Values): string {
  const { anchor, numbers } = parseHash(hash);
  for (const name of namesOf(fields)) {
    // In the order of the fields, whatever was changed first: the same answer has one address.
    numbers.delete(name);
    if (!Object.is(values[name], defaults[name])) numbers.append(name, fields[name].write(values[name]));
  }
  return formatHash({ anchor, numbers });
}

/** The same hash with numbers as we write them, where it was escaped as a whole or a link carried what was typed: "amount=3lakh". */
function tidyHash<Values>(hash: string, fields: HashFields<Values>): string {
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

/** When each value of the address was last changed by a visitor, on the clock of `performance.now()`. Islands share names. */
const changedAt = new Map<string, number>();

/**
 * Keeps a visitor's numbers in the hash of the address, which no server sees: an answer can be sent to the family and survives
 * a reload. Links to places on the page keep the numbers, and several islands can share them by using the same names.
 * @param fields the same object in every render
 * @param defaults the values while the address holds none, and those of the HTML; the same object in every render
 * @returns the values, the same object until one of them changes; what the address holds and cannot be used counts as not there, field by field, and is in `refused`
 */
export function useHashState<Values extends object>(fields: HashFields<Values>, defaults: Values): HashState<Values> {
  const hash = useAddressPart('hash');
  const [state, setState] = useState<Known<Values>>(() => ({ hash, draft: null, ...readHash(hash, fields, defaults) }));

  /** Replaces what has changed, and keeps the object of the values if they are equal. */
  const known = useCallback(
    (before: Known<Values>, after: Partial<Known<Values>>): Known<Values> => {
      const next = { ...before, ...after };
      const read = next.hash === before.hash ? before : readHash(next.hash, fields, defaults);
      const values = { ...(next.hash === before.hash ? before.values : read.values), ...next.draft };
      const isSame = namesOf(fields).every((name) => Object.is(values[name], before.values[name]));
      return { ...next, refused: read.refused, values: isSame ? before.values : values };
    },
    [fields, defaults],
  );

  // Somebody else has changed the address, or it has followed.
  if (state.hash !== hash) setState(known(state, { hash }));

  const write = (draft: Partial<Values>): void => {
    const values = { ...readHash(location.hash, fields, defaults).values, ...draft };
    const { pathname, search } = location;
    writeAddress(pathname + search + writeHash(location.hash, fields, defaults, values), 'replaceState');
  };
  useLateWrite(state.draft, (draft) => {
    write(draft);
    // What has changed since stays.
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
    (changes: Changes<Values>) => {
      const at = turnTime();
      // What was done before this island was there may have been overtaken in another one.
      const entries = (Object.entries(changes) as [keyof Values & string, unknown][]).filter(
        ([name]) => at === undefined || (changedAt.get(name) ?? 0) <= at,
      );
      if (entries.length === 0) return;
      entries.forEach(([name]) => changedAt.set(name, at ?? performance.now()));
      setState((latest) => {
        const now = latest.hash === location.hash ? latest : known(latest, { hash: location.hash });
        const own = Object.fromEntries(entries) as Changes<Values>;
        return known(now, { draft: { ...now.draft, ...changedValues(now.values, own) } });
      });
    },
    [known],
  );

  const { values, draft, refused } = state;
  return { values, refused: draft ? refused.filter(({ name }) => !(name in draft)) : refused, change };
}
