/** A visitor's open folds and scroll position, kept in the page's history entry and nowhere else. */
interface Place {
  /** Scroll offset in pixels, and the position of the nearest heading in the window, because the content above may change its height */
  readonly y: number;
  readonly near: readonly [heading: string, top: number];
  /** Open `<details>`, by their keys in `everyDetails` */
  readonly open: readonly string[];
  /** Number of presses of "Show more", by the index of its island on the page */
  readonly more: Readonly<Record<string, number>>;
}

/** Actions after which the page must not scroll by itself. */
const acts = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const;

/** Interval between attempts to restore, in milliseconds, and their maximum number: meanwhile islands hydrate and sort their rows. */
const AGAIN_MS = 100;
const TIMES = 100;
/** Number of attempts without a change after which the page counts as settled. */
const CALM_TIMES = 10;
/** How long the page must be still before its position is saved, in milliseconds. */
const REST_MS = 150;

const MORE = '[data-shows-more]';
const WAKING = '[data-island-status="loading"], [data-island-status="hydrating"]';

/** Elements by name; repeated names are numbered. */
function named<Part extends Element>(parts: Iterable<Part>, nameOf: (part: Part) => string): Map<string, Part> {
  const all = new Map<string, Part>();
  for (const part of parts) {
    const name = nameOf(part);
    let key = name;
    for (let count = 2; all.has(key); count++) key = `${name} ${count}`;
    all.set(key, part);
  }
  return all;
}

const withoutNumbers = (part: Element | null | undefined): string => part?.textContent.replace(/[\d.,]+/g, '') ?? '';

/** Keys are independent of a list's numbers and order: a row's name, otherwise the summary. */
function everyDetails(): Map<string, HTMLDetailsElement> {
  return named(document.querySelectorAll<HTMLDetailsElement>('main details'), (details) => {
    const summary = details.querySelector('summary');
    return withoutNumbers(details.closest('li')?.querySelector('h3') ?? summary?.querySelector('b') ?? summary);
  });
}

const everyHeading = (): Map<string, HTMLElement> =>
  named(document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)'), withoutNumbers);

/** Inside closed details an element has a size, but no position, and measuring it would lay out the closed content. */
const isShown = (part: HTMLElement): boolean => !part.closest('details:not([open]) > :not(summary)');

/** The heading nearest to the middle of the window. */
function nearestHeading(): Place['near'] {
  const shown = [...everyHeading()].filter(([, heading]) => isShown(heading));
  const tops = shown.flatMap(([key, heading]): Place['near'][] => {
    const { top, height } = heading.getBoundingClientRect();
    return height > 0 ? [[key, top]] : [];
  });
  const distance = ([, top]: Place['near']): number => Math.abs(top - innerHeight / 2);
  return tops.reduce((best, one) => (distance(one) < distance(best) ? one : best), ['', Infinity]);
}

/** The scroll offset that restores a position, in pixels. */
function yOf({ y, near: [key, before] }: Place): number {
  if (y === 0) return 0;
  const heading = everyHeading().get(key);
  const { top = 0, height = 0 } = heading?.getBoundingClientRect() ?? {};
  const most = document.documentElement.scrollHeight - innerHeight;
  return height > 0 ? Math.min(Math.max(Math.round(scrollY + top - before), 0), most) : y;
}

const islands = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-island]')];

function keptPlace(): Place | undefined {
  return (history.state as { readonly place?: Place } | null)?.place;
}

/** Saves the position from now on. */
function follow(more: Record<string, number>): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const keep = (): void => {
    clearTimeout(resting);
    const open = [...everyDetails()].flatMap(([key, details]) => (details.open ? key : []));
    const y = Math.round(scrollY);
    // The first view of a page has no position to save.
    if (y === 0 && open.length === 0 && !history.state) return;
    const place: Place = { y, near: nearestHeading(), open, more };
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

/** Presses an island's "Show more" once, if it is hydrated. */
function pressMore(island: HTMLElement | undefined): boolean {
  const button = island?.querySelector<HTMLElement>(MORE);
  if (button && island?.dataset.islandStatus === 'live') {
    button.click();
    return true;
  }
  if (button) island?.dispatchEvent(new Event('islandwanted'));
  return false;
}

/** Restores a position until the visitor acts, or time runs out. */
function restore(place: Place, done: () => void): void {
  const { open, more } = place;
  const toPress = { ...more };
  const opened = new WeakSet<Element>();
  let [times, calm] = [0, 0];

  const show = (): void => {
    let isCalm = !document.querySelector(WAKING);
    const all = everyDetails();
    for (const key of open) {
      const details = all.get(key);
      // An island may have replaced it.
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
    const y = yOf(place);
    isCalm &&= Math.abs(scrollY - y) < 2;
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
  // The first view leaves out distant content until somebody scrolls.
  dispatchEvent(new Event('scroll'));
  show();
}

/**
 * Restores open folds and the scroll position after a reload, or a return without the back/forward cache. Numbers are in the address anyway;
 * src/machines/list/ticks/keptTicks.ts keeps ticked rows.
 */
export function startKeepingPlace(): void {
  const place = keptPlace();
  if (place) restore(place, () => follow({ ...place.more }));
  else follow({});
}
