import type { IslandStatus } from './status';
import type { EarlyTurn } from './turns';

declare global {
  /** The interface of the inline loader (inline/loader.js) for code that is loaded later. */
  interface PaisaDishaEarly {
    /** From now on, the behaviours handle events. @returns earlier events, oldest first */
    handOver(): readonly Event[];
    /** @returns a visitor's actions in an island before hydration, oldest first, and clears them */
    take(root: HTMLElement): readonly EarlyTurn[];
    /** Whether an island must hydrate because of a touch or the address */
    isTouched(root: HTMLElement): boolean;
    setStatus(root: HTMLElement, status: IslandStatus): void;
    /** Shows a message in the island that it does not respond, and why */
    report(root: HTMLElement): Promise<void>;
    /**
     * Retries until it works: a second after the first failure, with increasing delays, and as soon as a visitor touches something or the network is
     * back.
     * @param attempt gets the number of earlier failures
     * @returns the first result that is not undefined
     */
    persist<Result extends object>(attempt: (count: number) => Promise<Result | undefined>): Promise<Result>;
  }

  interface Window {
    islandsEarly?: PaisaDishaEarly;
  }
}
