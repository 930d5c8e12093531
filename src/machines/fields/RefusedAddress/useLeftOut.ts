import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { useAddressPart } from '../hooks/addressStore';
import { parseHash } from '../hooks/hash';

/** A text that the address holds in vain; of a value, with its name. */
interface LeftOut {
  readonly name?: PropertyKey;
  readonly text: string;
}

interface Readers {
  /** Names in the address that islands read which stand before this one */
  readonly before: ReadonlySet<string>;
  /** All names that islands of this page read */
  readonly all: ReadonlySet<string>;
  readonly isFirst: boolean;
}

/** What the islands of the page read from its address, as `asIsland` writes it; nothing under `docusaurus start`. */
function readersAround(part: Element | null): Readers {
  const roots = [...document.querySelectorAll<HTMLElement>('[data-island-address]')];
  const own = roots.findIndex((root) => root.contains(part));
  const namesOf = (some: readonly HTMLElement[]): ReadonlySet<string> =>
    new Set(some.flatMap(({ dataset }) => dataset['islandAddress']?.split(' ') ?? []));
  return { before: namesOf(roots.slice(0, Math.max(own, 0))), all: namesOf(roots), isFirst: own === 0 };
}

/**
 * What an island has to say that the address holds in vain: its own values that cannot be used, unless an island before it reads the same
 * names; and, if it is the first that reads the address, the names that nothing on the page reads, such as a misspelt one.
 * @param part an element of the island
 */
export function useLeftOut(part: RefObject<Element | null>, refused: readonly LeftOut[]): readonly LeftOut[] {
  const hash = useAddressPart('hash');
  const [readers, setReaders] = useState<Readers>();
  useLayoutEffect(() => setReaders(readersAround(part.current)), [part]);
  return useMemo(() => {
    if (!readers) return refused;
    const names = readers.isFirst ? [...new Set(parseHash(hash).numbers.keys())] : [];
    return [
      ...refused.filter(({ name }) => !readers.before.has(String(name))),
      ...names.filter((name) => !readers.all.has(name)).map((text) => ({ text })),
    ];
  }, [hash, readers, refused]);
}
