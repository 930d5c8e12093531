/** ExtendableMessageEvent, the part that is used here. */
export interface WorkerMessage extends ExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

declare global {
  /** ExtendableEvent, under the name that Workbox uses. */
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
  }
}

/** The part of the worker's global scope that is used here. TypeScript's WebWorker and DOM libraries exclude each other. */
export interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  readonly navigator: { readonly onLine: boolean; readonly connection?: { readonly saveData?: boolean } };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void;
}
