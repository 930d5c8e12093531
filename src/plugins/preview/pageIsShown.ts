import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** The bundler notices a change within this time, or has nothing to do with it, as with a new file. In milliseconds. */
const NOTICED_WITHIN_MS = 500;
/** How long a page takes from the end of a compilation to the screen, in milliseconds. */
const DELIVERY_MS = 700;
/** No compilation is waited for longer than this, in milliseconds. */
const PATIENCE_MS = 5000;

let hasCompiled = false;
let isCompiling = false;
const bundler = new EventEmitter();

/** To be called whenever the preview begins to compile. */
export function compiling(): void {
  isCompiling = true;
  bundler.emit('begin');
}

/** To be called whenever the preview has compiled, with or without an error. */
export function compiled(): void {
  hasCompiled = true;
  isCompiling = false;
  bundler.emit('end');
}

/** @returns resolves with the event, or when the time is over */
async function within(ms: number, event: string): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  // Whichever comes second is called off, and rejects for it.
  await Promise.race([once(bundler, event, { signal }), wait(ms, undefined, { signal })]);
  over.abort();
}

/**
 * Waits until the preview has compiled what an editor has just changed, and the browser has had time to show it.
 * @returns resolves at once when nothing has been compiled yet: that is the start of the preview, or a build
 */
export async function pageIsShown(): Promise<void> {
  if (!hasCompiled) return;
  if (!isCompiling) await within(NOTICED_WITHIN_MS, 'begin');
  if (!isCompiling) return;
  await within(PATIENCE_MS, 'end');
  await wait(DELIVERY_MS);
}
