import { islandLoaders, type IslandName } from './loaders';

/** How far below the viewport an island starts to wake: about a flick of the thumb on a phone. */
const NEAR = '400px';

const wakeEvents = ['pointerdown', 'focusin', 'input'] as const;

function isIslandName(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(islandLoaders, name);
}

async function wake(root: HTMLElement, clicks: readonly HTMLElement[]): Promise<void> {
  const name = root.dataset.island;
  if (root.dataset.islandState || !isIslandName(name)) return;
  root.dataset.islandState = 'waking';
  // A tap while the code is still on its way is done again once it is there.
  const missed = [...clicks];
  const keep = (event: Event): void => {
    if (event.target instanceof HTMLElement) missed.push(event.target);
  };
  root.addEventListener('click', keep);
  try {
    const [{ hydrateIsland }, { default: component }] = await Promise.all([
      import('./hydrateIsland'),
      islandLoaders[name](),
    ]);
    hydrateIsland(root, component, () => {
      root.removeEventListener('click', keep);
      root.dataset.islandState = 'awake';
      missed.forEach((target) => target.click());
    });
  } catch {
    // The network gave out: the HTML stays as it is, and the next touch tries again.
    root.removeEventListener('click', keep);
    delete root.dataset.islandState;
  }
}

/**
 * Wakes each island of the page when it comes near the viewport or is touched, whichever is first.
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
    const clicks = early
      .filter((event) => event.type === 'click')
      .map((event) => event.target)
      .filter((target): target is HTMLElement => target instanceof HTMLElement && root.contains(target));
    if (clicks.length > 0) void wake(root, clicks);
    observer.observe(root);
    wakeEvents.forEach((type) => root.addEventListener(type, () => void wake(root, []), { passive: true }));
  });
}
