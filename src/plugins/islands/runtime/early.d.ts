import type { IslandStatus } from './status';

declare global {
  /** What the inline loader (inline/loader.js), which is there from the first moment, offers to the code that comes later. */
  interface PaisaDishaEarly {
    /** Leaves it to the behaviours to answer from now on. @returns the events that waited for them or for islands, oldest first */
    handOver(): readonly Event[];
    /** @returns the clicks and submits that waited for an island, oldest first; from now on nobody else answers them */
    take(root: HTMLElement): readonly Event[];
    /** Whether an island owes an answer: to a visitor, or to the address */
    isTouched(root: HTMLElement): boolean;
    setStatus(root: HTMLElement, status: IslandStatus): void;
    /** Says in the island that it cannot answer now, and why */
    report(root: HTMLElement): Promise<void>;
    /**
     * Tries until it works: a second after the first failure, later after more of them, and as soon as a visitor touches
     * something or the network is back.
     * @param attempt gets how many have failed before
     * @returns what the attempt returns, once that is something
     */
    persist<Result extends object>(attempt: (count: number) => Promise<Result | undefined>): Promise<Result>;
  }

  interface Window {
    paisaDishaEarly?: PaisaDishaEarly;
  }
}
