import { islandLoaders, type IslandName } from '../../../islands/loaders';
import { holdBack, missedAction, type MissedAction } from './replay';

/** How far below the viewport an island starts to wake: about a flick of the thumb on a phone. */
const NEAR = '400px';

/** A mouse over an island is about to touch it. */
const wakeEvents = ['pointerdown', 'pointerover', 'focusin', 'input'] as const;

/** What is done again when an island is awake. */
const missable = ['click', 'submit'] as const;

function isIslandName(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(islandLoaders, name);
}

/**
 * Whether a touch is meant for the island. Part of one may be plain links that need no script (`data-island-plain`) or be
 * answered by a behaviour.
 */
function isMeantFor(root: HTMLElement, target: EventTarget | null): target is Element {
  return target instanceof Element && root.contains(target) && !target.closest('[data-island-plain], [data-behaviour]');
}

/** Whether the address holds a query value that changes what the island shows. */
function isInQuery(root: HTMLElement): boolean {
  const query = new URLSearchParams(location.search);
  return root.dataset.islandQuery?.split(' ').some((name) => query.has(name)) ?? false;
}

/** Keeps what a visitor does in an island that cannot answer yet. */
function keepMissed(root: HTMLElement): { readonly actions: MissedAction[]; readonly stop: () => void } {
  const actions: MissedAction[] = [];
  const keep = (event: Event): void => {
    if (!isMeantFor(root, event.target)) return;
    holdBack(event);
    const action = missedAction(event);
    if (action) actions.push(action);
  };
  missable.forEach((type) => root.addEventListener(type, keep));
  return { actions, stop: () => missable.forEach((type) => root.removeEventListener(type, keep)) };
}

/** React renders in a microtask, so that each action meets what the one before it has changed. */
async function redo(actions: readonly MissedAction[]): Promise<void> {
  for (const action of actions) {
    action.redo();
    await Promise.resolve();
  }
}

/** Later than the tap that woke an island, and earlier than React on a slow network. */
const TABLES_AFTER_MS = 150;

/**
 * The first number that a page formats makes the browser read its tables of how numbers and dates are written, which takes
 * a slow phone a tenth of a second. While it waits for React, it has that time.
 */
function readNumberTables(): void {
  // Called directly, since a minifier may leave out a result that nobody wants.
  setTimeout(Intl.NumberFormat, TABLES_AFTER_MS, 'en-IN');
}

/** An island's own code is a tenth of React, so it is mostly there first; it uses the time until then to get ready. */
async function loadPrepared(name: IslandName): Promise<{ readonly default: unknown }> {
  const island = await islandLoaders[name]();
  if ('prepare' in island) island.prepare();
  return island;
}

/** @returns whether the island answers now */
async function hydrate(root: HTMLElement, name: IslandName, onCodeThere: () => void): Promise<boolean> {
  try {
    const code = Promise.all([import('./hydrateIsland'), loadPrepared(name)]);
    readNumberTables();
    const [{ hydrateIsland }, { default: component }] = await code;
    onCodeThere();
    await new Promise<void>((awake) => hydrateIsland(root, component, awake));
    return true;
  } catch {
    return false;
  }
}

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Shows again what was hidden because the address asks for something else. An island that answers may still be waking parts of
 * itself, which its HTML marks with `data-island-behind` from the beginning: until then the old ones would be seen to change.
 */
async function reveal(root: HTMLElement): Promise<void> {
  while (root.querySelector('[data-island-behind]')) await nextFrame();
  root.removeAttribute('data-island-stale');
}

async function wake(root: HTMLElement, early: readonly Event[]): Promise<void> {
  const name = root.dataset.island;
  if (root.dataset.islandState || !isIslandName(name)) return;
  root.dataset.islandState = 'waking';
  const missed = keepMissed(root);
  missed.actions.push(...early.flatMap((event) => missedAction(event) ?? []));
  // From then on React answers by itself: it hydrates at once when an event comes before it is done.
  const isAwake = await hydrate(root, name, missed.stop);
  missed.stop();
  if (isAwake) {
    root.dataset.islandState = 'awake';
    if (root.hasAttribute('data-island-stale')) void reveal(root);
  } else {
    // The network gave out: the HTML stays as it is, its links lead where they say, and the next touch tries again.
    delete root.dataset.islandState;
    root.removeAttribute('data-island-stale');
  }
  await redo(missed.actions.filter(({ worksWithoutIsland }) => isAwake || worksWithoutIsland));
}

/**
 * Wakes each island of the page when it comes near the viewport or is touched, whichever is first; one with
 * `data-island-wake="touch"` only when touched. With a query value in the address that it answers (`data-island-query`) an
 * island wakes at once, and says with `data-island-stale` that until then the page shows something else.
 * @param early events from before this code was there; what nobody has answered is done again when the island is awake
 */
export function watchIslands(early: readonly Event[]): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLElement) {
          observer.unobserve(target);
          void wake(target, []);
        }
      }
    },
    { rootMargin: NEAR },
  );
  document.querySelectorAll<HTMLElement>('[data-island]').forEach((root) => {
    const touches = early.filter(({ target }) => isMeantFor(root, target));
    const stale = isInQuery(root);
    if (stale) root.setAttribute('data-island-stale', '');
    if (stale || touches.length > 0 || isMeantFor(root, document.activeElement)) void wake(root, touches);
    if (root.dataset.islandWake !== 'touch') observer.observe(root);
    wakeEvents.forEach((type) =>
      root.addEventListener(type, ({ target }) => isMeantFor(root, target) && void wake(root, []), { passive: true }),
    );
  });
}
