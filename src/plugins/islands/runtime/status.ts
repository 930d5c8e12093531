/** Where an island stands, as `data-island-status` says it to styles, scripts and tests. */
export type IslandStatus =
  /** As the page was sent: it shows its example */
  | 'waiting'
  /** Its code is on the way */
  | 'loading'
  /** A visitor has touched it and waits for the code */
  | 'slow'
  /** The code did not come; it is asked for again and again, and at the button */
  | 'failed'
  /** The same without a network */
  | 'offline'
  /** The code is gone, because the site was built anew: only a reload helps */
  | 'outdated'
  /** The code is there, and React is making the island live; it answers events from now on */
  | 'hydrating'
  /** It answers */
  | 'live'
  /** It threw an error: it shows its example again */
  | 'broken';

declare global {
  interface DOMStringMap {
    islandStatus?: IslandStatus;
  }
}
