/** A file and the hash of what is in it, for those whose names stay the same. */
export interface Revision {
  readonly url: string;
  readonly revision: string;
}

/** What a device keeps from the first on; the build writes it in front of the worker (src/plugins/output/worker). */
export interface Kept {
  readonly pages: readonly Revision[];
  /** Addresses of files whose names change with what is in them */
  readonly assets: readonly string[];
}

declare global {
  /** An event that lasts as long as work for it goes on. Workbox knows it by this name. */
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
  }
}

/** What a worker has of the browser. TypeScript's own description of it and that of pages exclude each other. */
export interface WorkerScope {
  readonly kept: Kept;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
}
