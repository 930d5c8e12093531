/** A page for the tests of what is inlined into every page, in time that passes when a test says so. Each test begins without it. */
import { ENTRY_SCRIPT, runInline, runLoader } from './inlineScripts';

/** An island, and parts that need none. */
export const PAGE = `
  <button id="share" data-behaviour="share"><span id="icon"></span></button>
  <form id="newsletter" data-behaviour="newsletter"><input id="email" /></form>
  <a id="list" href="#list" data-behaviour="scroll-to"></a>
  <div data-island="ArticleFilter" data-island-status="waiting" data-island-address="category q">
    <form id="search"><div id="field" data-field><label>Words <input id="words" type="search" name="q" /></label></div></form>
    <button id="more"></button>
    <a id="filter" href="#loans"><span id="name"></span></a>
    <p data-island-plain><a id="article" href="#article"></a></p>
    <a id="shared" href="#shared" data-behaviour="share"></a>
  </div>
  <a id="elsewhere" href="#elsewhere"></a>
  <form id="foreign"></form>
  <p id="text"></p>`;

let listening = new AbortController();

/** Opens the page, or opens it again, with the loader and other scripts of the page. */
export function run(html = PAGE, ...others: 'keptForm.js'[]): PaisaDishaEarly {
  listening.abort();
  listening = new AbortController();
  const early = runLoader(html, listening.signal);
  for (const file of others) runInline(file, listening.signal);
  return early;
}

/** What a host answers that is asked for the page again. */
export function publish(html: string): void {
  Object.assign(globalThis, { fetch: () => Promise.resolve({ text: () => Promise.resolve(html) }) });
}

export const find = (selector: string): HTMLInputElement => document.querySelector<HTMLInputElement>(selector)!;
export const island = (): HTMLElement => find('[data-island]');

/** The scripts that are on their way. */
export const requested = (): string[] =>
  [...document.head.querySelectorAll('script')].map(({ src }) => src.replace(location.origin, ''));

export function happens(selector: string, type: string): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  find(selector).dispatchEvent(event);
  return event;
}

/** Settles all pending scripts: they load or fail. Their effect is up to the test. */
export async function settle(type: 'load' | 'error'): Promise<void> {
  document.head.querySelectorAll('script').forEach((script) => script.dispatchEvent(new Event(type)));
  await jest.advanceTimersByTimeAsync(0);
}

export const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  jest.useFakeTimers();
  document.head.replaceChildren();
  publish(ENTRY_SCRIPT);
});

afterEach(() => {
  listening.abort();
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete window.islandsEarly;
});
