/** What a visitor had opened on a page and where they were, kept in the page's entry of the browser's history and nowhere else. */
interface Place {
  /** How far it is scrolled, in pixels */
  readonly y: number;
  /** Which `<details>` are open, by `keysOf` */
  readonly open: readonly string[];
  /** How often "Show more" was pressed, by the place of its island on the page */
  readonly more: Readonly<Record<string, number>>;
}

/** What a visitor does who has arrived and must not be moved any more. */
const acts = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const;

/** How often a place is shown again, in milliseconds, and for how many times at most: islands wake meanwhile and order their rows anew. */
const AGAIN_MS = 100;
const TIMES = 100;
/** After how many times without a change the page has come to rest. */
const CALM_TIMES = 10;
/** How long the page has to rest until its place is kept. */
const REST_MS = 150;

const MORE = '[data-shows-more]';
const WAKING = '[data-island-status="loading"], [data-island-status="hydrating"]';

/**
 * What each `<details>` is called, whatever its numbers and its place among others come to: a row after its name, another after its
 * summary, and of several alike which one.
 */
function keysOf(all: readonly HTMLDetailsElement[]): Map<string, HTMLDetailsElement> {
  const keys = new Map<string, HTMLDetailsElement>();
  for (const details of all) {
    const summary = details.querySelector('summary');
    const row = details.closest('li')?.querySelector('h3') ?? summary?.querySelector('b');
    const name = (row ?? summary)?.textContent.replace(/[\d.,]+/g, '') ?? '';
    let key = name;
    for (let count = 2; keys.has(key); count++) key = `${name} ${count}`;
    keys.set(key, details);
  }
  return keys;
}

const everyDetails = (): Map<string, HTMLDetailsElement> =>
  keysOf([...document.querySelectorAll<HTMLDetailsElement>('main details')]);

const islands = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-island]')];

function keptPlace(): Place | undefined {
  return (history.state as { readonly place?: Place } | null)?.place;
}

/** Keeps the place from now on. */
function follow(more: Record<string, number>): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const keep = (): void => {
    clearTimeout(resting);
    const open = [...everyDetails()].flatMap(([key, details]) => (details.open ? key : []));
    const place: Place = { y: Math.round(scrollY), open, more };
    // The first view of a page needs no place.
    if (place.y === 0 && open.length === 0 && !history.state) return;
    history.replaceState({ ...(history.state as object | null), place }, '');
  };
  const keepSoon = (): void => {
    clearTimeout(resting);
    resting = setTimeout(keep, REST_MS);
  };
  for (const type of ['scroll', 'toggle']) addEventListener(type, keepSoon, { capture: true, passive: true });
  addEventListener('pagehide', keep);
  // Before React takes the button away.
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest(MORE);
      if (!button) return;
      const at = String(islands().findIndex((island) => island.contains(button)));
      more[at] = (more[at] ?? 0) + 1;
      keepSoon();
    },
    true,
  );
  keepSoon();
}

/** Presses "Show more" of an island once, if it can answer. */
function pressMore(island: HTMLElement | undefined): boolean {
  const button = island?.querySelector<HTMLElement>(MORE);
  if (button && island?.dataset.islandStatus === 'live') {
    button.click();
    return true;
  }
  if (button) island?.dispatchEvent(new Event('islandwanted'));
  return false;
}

/** Shows a place until the visitor acts, or everything has had its time. */
function restore({ y, open, more }: Place, done: () => void): void {
  const toPress = { ...more };
  const opened = new WeakSet<Element>();
  let [times, calm] = [0, 0];

  const show = (): void => {
    let isCalm = Math.abs(scrollY - y) < 1 && !document.querySelector(WAKING);
    const all = everyDetails();
    for (const key of open) {
      const details = all.get(key);
      // An island may have put another in its place.
      if (details && !opened.has(details)) {
        opened.add(details);
        details.open = true;
        isCalm = false;
      }
    }
    for (const [at, count] of Object.entries(toPress)) {
      if (count === 0) continue;
      isCalm = false;
      if (pressMore(islands()[Number(at)])) toPress[at] = count - 1;
    }
    scrollTo({ top: y, behavior: 'instant' });
    calm = isCalm ? calm + 1 : 0;
    if (++times === TIMES || calm === CALM_TIMES) stop();
  };
  const again = setInterval(show, AGAIN_MS);
  const stop = (): void => {
    clearInterval(again);
    acts.forEach((type) => removeEventListener(type, stop, true));
    done();
  };
  acts.forEach((type) => addEventListener(type, stop, { capture: true, passive: true }));
  // The first view leaves out what is far below until somebody scrolls.
  dispatchEvent(new Event('scroll'));
  show();
}

/**
 * Brings back what was open and the place on the page to those who come back to it, or load it again, where the browser has not kept the
 * page itself. Numbers stand in the address, and boxes to compare are kept for the visit (src/islands/ticks/keptTicks.ts).
 */
export function startKeepingPlace(): void {
  const place = keptPlace();
  if (place) restore(place, () => follow({ ...place.more }));
  else follow({});
}
