import type { IslandStatus } from './status';

declare global {
  /** The interface of the inline loader (inline/loader.js) for code that is loaded later. */
  interface PaisaDishaEarly {
    /** From now on, the behaviours handle events. @returns the queued events of behaviours and islands, oldest first */
    handOver(): readonly Event[];
    /** @returns the queued clicks and submits of an island, oldest first, and removes them from the queue */
    take(root: HTMLElement): readonly Event[];
    /** Whether an island has to respond to a visitor or to the address */
    isTouched(root: HTMLElement): boolean;
    setStatus(root: HTMLElement, status: IslandStatus): void;
    /** Shows a message in the island that it does not respond, and why */
    report(root: HTMLElement): Promise<void>;
    /**
     * Retries until it works: a second after the first failure, with increasing delays, and as soon as a visitor touches something or the
     * network is back.
     * @param attempt gets the number of earlier failures
     * @returns the first result that is not undefined
     */
    persist<Result extends object>(attempt: (count: number) => Promise<Result | undefined>): Promise<Result>;
  }

  interface Window {
    paisaDishaEarly?: PaisaDishaEarly;
  }
}
