import { useCallback, useEffect, useMemo } from 'react';
import { useAddressPart, writeAddress } from './addressStore';
import { formatHash, keepNumbers, parseHash, showPlace } from './hash';
import { useDraft } from './useDraft';

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

interface HashState<Values> extends FromHash<Values> {
  /** Takes over some values, at once on the page and after a rest in the address; the same function in every render */
  readonly change: (values: Partial<Values>) => void;
  /** Writes what has changed to the address without waiting */
  readonly settle: () => void;
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
    if (Object.is(values[name], defaults[name])) numbers.delete(name);
    else numbers.set(name, fields[name].write(values[name]));
  }
  return formatHash({ anchor, numbers });
}

/**
 * Keeps a visitor's numbers in the hash of the address, which no server sees: an answer can be sent to the family and survives
 * a reload. Links to places on the page keep the numbers, and several islands can share them by using the same names.
 * @param fields the same object in every render
 * @param defaults the values while the address holds none, and those of the HTML; the same object in every render
 * @returns the values, the same object until one of them changes; what the address holds and cannot be used counts as not there, field by field, and is in `refused`
 */
export function useHashState<Values extends object>(fields: HashFields<Values>, defaults: Values): HashState<Values> {
  const hash = useAddressPart('hash');
  const fromHash = useMemo(() => readHash(hash, fields, defaults), [hash, fields, defaults]);

  function write(changed: Partial<Values>): void {
    const values = { ...readHash(location.hash, fields, defaults).values, ...changed };
    const { pathname, search } = location;
    writeAddress(pathname + search + writeHash(location.hash, fields, defaults, values), 'replaceState');
  }
  const { draft, change, discard } = useDraft<Partial<Values>>(write);

  useEffect(() => {
    showPlace();
    // Before anything reads the hash.
    addEventListener('hashchange', keepNumbers, true);
    return () => removeEventListener('hashchange', keepNumbers, true);
  }, []);

  const merge = useCallback((changed: Partial<Values>) => change((before) => ({ ...before, ...changed })), [change]);

  // As the address says them, once it has followed: equal values stay the same object, so nothing is computed again when it does.
  const said = writeHash('', fields, defaults, draft ? { ...fromHash.values, ...draft.value } : fromHash.values);
  const values = useMemo(() => readHash(said, fields, defaults).values, [said, fields, defaults]);
  return {
    values,
    refused: draft ? fromHash.refused.filter(({ name }) => !(name in draft.value)) : fromHash.refused,
    change: merge,
    settle() {
      if (draft) write(draft.value);
      discard();
    },
  };
}
