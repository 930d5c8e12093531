/** The state of an island, in `data-island-status` for styles, scripts and tests. */
export type IslandStatus =
  /** The page's HTML, with an example */
  | 'waiting'
  /** Its code is loading */
  | 'loading'
  /** A visitor has touched it and is waiting for the code */
  | 'slow'
  /** Loading failed; it is retried, and the button retries at once */
  | 'failed'
  /** The same, without a network */
  | 'offline'
  /** The code is gone, because of a new build: only a reload helps */
  | 'outdated'
  /** React is hydrating it; from now on it handles events */
  | 'hydrating'
  /** It responds */
  | 'live'
  /** It threw an error, and has its original HTML again */
  | 'broken';

declare global {
  interface DOMStringMap {
    islandStatus?: IslandStatus;
  }
}
