import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { useAddressPart } from '../hooks/addressStore';
import { parseHash } from '../hooks/hash';

/** An ignored part of the address; for a value, with its name. */
interface LeftOut {
  readonly name?: PropertyKey;
  readonly text: string;
}

interface Readers {
  /** Names that earlier islands of the page read from the address */
  readonly before: ReadonlySet<string>;
  /** Names that all islands of this page read */
  readonly all: ReadonlySet<string>;
  readonly isFirst: boolean;
}

/** The names that the page's islands read from its address, as written by `asIsland`; empty under `docusaurus start`. */
function readersAround(part: Element | null): Readers {
  const roots = [...document.querySelectorAll<HTMLElement>('[data-island-address]')];
  const index = roots.findIndex((root) => root.contains(part));
  const namesOf = (some: readonly HTMLElement[]): ReadonlySet<string> =>
    new Set(some.flatMap(({ dataset }) => dataset['islandAddress']?.split(' ') ?? []));
  return { before: namesOf(roots.slice(0, Math.max(index, 0))), all: namesOf(roots), isFirst: index === 0 };
}

/**
 * The parts of the address that an island reports as ignored: its own invalid values, unless an earlier island reads the same names; and, for the
 * first island that reads the address, names that nothing on the page reads, such as a misspelt one.
 * @param part an element of the island
 */
export function useLeftOut(part: RefObject<Element | null>, refused: readonly LeftOut[]): readonly LeftOut[] {
  const hash = useAddressPart('hash');
  const [readers, setReaders] = useState<Readers>();
  // oxlint-disable-next-line react/set-state-in-effect -- the islands around it are known once they are rendered
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
