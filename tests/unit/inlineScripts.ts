import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutImports } from '../../src/build/islands/template';
import { notesTemplate } from '../../src/build/islands/statusMessages';

const FOLDER = path.resolve('src/islands/inline');

export const ENTRY_SCRIPT = '/assets/js/islands.js';
export const REACT_SCRIPT = '/assets/js/islands-react.js';

const values = { SCRIPT_URL: JSON.stringify(ENTRY_SCRIPT), REACT_URL: JSON.stringify(REACT_SCRIPT) };

/** jsdom paints nothing: here the first paint comes with the second frame after a script waits for it. */
class PaintObserver {
  readonly #callback: (entries: readonly unknown[], observer: PaintObserver) => void;

  constructor(callback: (entries: readonly unknown[], observer: PaintObserver) => void) {
    this.#callback = callback;
  }

  observe(): void {
    requestAnimationFrame(() => requestAnimationFrame(() => this.#callback([], this)));
  }

  readonly disconnect = (): undefined => undefined;
}

/**
 * @param file in src/islands/inline
 * @param signal ends what the script listens to
 */
export function runInline(
  file: 'loader.js' | 'firstView.js' | 'keptForm.js' | 'notFound.js',
  signal: AbortSignal,
): void {
  // fields.js is part of the loader: src/build/islands/template.ts.
  const files = file === 'loader.js' ? ['fields.js', file] : [file];
  const source = Object.entries(values).reduce(
    (text, [name, value]) => text.replace(name, value),
    withoutImports(files.map((name) => readFileSync(path.join(FOLDER, name), 'utf8')).join('\n')),
  );
  const listen = (type: string, listener: EventListener, options?: boolean | AddEventListenerOptions): void =>
    addEventListener(type, listener, { ...(typeof options === 'boolean' ? { capture: options } : options), signal });
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- it is a script, not a module
  new Function('addEventListener', 'PerformanceObserver', source)(listen, PaintObserver);
}

/** Runs the loader on a page with some HTML, and the words and the region that every page has. */
export function runLoader(html: string, signal: AbortSignal): PaisaDishaEarly {
  document.body.innerHTML = `${html}<div data-notices></div>${notesTemplate}`;
  runInline('loader.js', signal);
  const early = window.islandsEarly;
  if (!early) throw new Error('The loader has left nothing.');
  return early;
}
