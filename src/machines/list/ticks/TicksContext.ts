import { createContext } from 'react';
import * as words from '../messages.en';

/** A row that can be selected for comparison. */
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

/** The selected rows of the surrounding list; the kind is empty where rows cannot be compared. */
export const TicksContext = createContext<TicksInReach>({ kind: '', ids: [], tick: () => undefined });

/** The full label of a row's checkbox, as `TickBox` writes it: what it does, then the name for screen readers. */
export function boxLabel({ name }: Pick<Candidate, 'name'>): string {
  return `${words.compare} ${name}`;
}
