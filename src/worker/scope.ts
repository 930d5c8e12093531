/** A file and the hash of what is in it, for those whose names stay the same. */
export interface Revision {
  readonly url: string;
  readonly revision: string;
}

/** The precache manifest, which the build prepends to the worker (src/plugins/output/worker). */
export interface Kept {
  readonly pages: readonly Revision[];
  /** Addresses of files whose names change with what is in them */
  readonly assets: readonly string[];
}

declare global {
  /** ExtendableEvent, under the name that Workbox uses. */
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
  }
}

/** The part of the worker's global scope that is used here. TypeScript's WebWorker and DOM libraries exclude each other. */
export interface WorkerScope {
  readonly kept: Kept;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
}
