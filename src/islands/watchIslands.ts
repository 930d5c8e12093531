import { islandLoaders, type IslandName } from './loaders';

/** How far below the viewport an island starts to wake: about a flick of the thumb on a phone. */
const NEAR = '400px';

/** A mouse over an island is about to touch it. */
const wakeEvents = ['pointerdown', 'pointerover', 'focusin', 'input'] as const;

function isIslandName(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(islandLoaders, name);
}

/** Whether a touch is meant for the island. Part of one may be plain links that need no script: `data-island-plain`. */
function isMeantFor(root: HTMLElement, target: EventTarget | null): target is Element {
  return target instanceof Element && root.contains(target) && !target.closest('[data-island-plain]');
}

/** What can be clicked again for a tap: a tap on an icon is one on the button around it. */
function clickable(target: Element): HTMLElement | null {
  return target instanceof HTMLElement ? target : target.closest<HTMLElement>('a, button, label, summary');
}

/** Whether the address holds a query value that changes what the island shows. */
function isInQuery(root: HTMLElement): boolean {
  const query = new URLSearchParams(location.search);
  return root.dataset.islandQuery?.split(' ').some((name) => query.has(name)) ?? false;
}

function opensElsewhere({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}

async function wake(root: HTMLElement, clicks: readonly HTMLElement[]): Promise<void> {
  const name = root.dataset.island;
  if (root.dataset.islandState || !isIslandName(name)) return;
  root.dataset.islandState = 'waking';
  // A tap while the code is still on its way is done again once it is there.
  const missed = [...clicks];
  const keep = (event: MouseEvent): void => {
    const target = isMeantFor(root, event.target) ? clickable(event.target) : null;
    if (!target) return;
    if (target.closest('a[href]')) {
      if (opensElsewhere(event)) return;
      event.preventDefault();
    }
    missed.push(target);
  };
  root.addEventListener('click', keep);
  const stopKeeping = (): void => {
    root.removeEventListener('click', keep);
    root.removeAttribute('data-island-stale');
  };
  try {
    const [{ hydrateIsland }, { default: component }] = await Promise.all([
      import('./hydrateIsland'),
      islandLoaders[name](),
    ]);
    hydrateIsland(root, component, () => {
      stopKeeping();
      root.dataset.islandState = 'awake';
      missed.forEach((target) => target.click());
    });
  } catch {
    // The network gave out: the HTML stays as it is, its links lead where they say, and the next touch tries again.
    stopKeeping();
    delete root.dataset.islandState;
    missed.filter((target) => target.closest('a[href]')).forEach((link) => link.click());
  }
}

/**
 * Wakes each island of the page when it comes near the viewport or is touched, whichever is first; one with
 * `data-island-wake="touch"` only when touched. With a query value in the address that it answers (`data-island-query`) an
 * island wakes at once, and says with `data-island-stale` that until then the page shows something else.
 * @param early events from before this code was there; clicks inside an island are done again when it is awake
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
    const clicks = touches
      .filter(({ type }) => type === 'click')
      .flatMap(({ target }) => clickable(target as Element) ?? []);
    const stale = isInQuery(root);
    if (stale) root.setAttribute('data-island-stale', '');
    if (stale || touches.length > 0 || isMeantFor(root, document.activeElement)) void wake(root, clicks);
    if (root.dataset.islandWake !== 'touch') observer.observe(root);
    wakeEvents.forEach((type) =>
      root.addEventListener(type, ({ target }) => isMeantFor(root, target) && void wake(root, []), { passive: true }),
    );
  });
}
