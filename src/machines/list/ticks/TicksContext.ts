import { createContext } from 'react';

/** A row that can be ticked to be compared. */
export interface Candidate {
  /** Permanent: part of addresses */
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  /** Hue of its monogram, in degrees */
  readonly hue: number;
}

interface TicksInReach {
  readonly kind: string;
  readonly ids: readonly string[];
  readonly tick: (tick: { readonly id: string; readonly isTicked: boolean }) => void;
}

/** Which rows of the list around are ticked; of no kind where rows cannot be compared. */
export const TicksContext = createContext<TicksInReach>({ kind: '', ids: [], tick: () => undefined });

/** All words of a row's box, as `TickBox` writes them. */
export function boxLabel({ name }: Pick<Candidate, 'name'>): string {
  return `Compare ${name}`;
}
