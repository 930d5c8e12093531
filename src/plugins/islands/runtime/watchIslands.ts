import { islandLoaders, type IslandName } from '../../../islands/loaders';
import { loadIsland, type IslandCode } from './load';
import { whenTouched, whenNear } from './when';

type Root = HTMLElement;

function isIslandName(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(islandLoaders, name);
}

/** Failures after which an island shows a message even if it was not touched. */
const QUIET_FAILURES = 1;

/**
 * Hydrates the islands of a page: each when it is touched, or the address has values for it. Those without `data-island-when="touched"` also when
 * they are near the viewport of a page in use.
 * @param early queues what visitors do meanwhile
 * @param afterFailure called each time that code could not be fetched
 */
export function watchIslands(early: PaisaDishaEarly, afterFailure: () => void): void {
  function load(root: Root, name: IslandName): Promise<IslandCode> {
    return early.persist(async (count) => {
      try {
        return await loadIsland(name, root);
      } catch {
        afterFailure();
        if (count > QUIET_FAILURES || early.isTouched(root)) void early.report(root);
        return undefined;
      }
    });
  }

  const busy = new WeakSet<Root>();

  async function wake(root: Root): Promise<void> {
    const { island: name, islandStatus } = root.dataset;
    if (!isIslandName(name) || busy.has(root) || islandStatus === 'broken') return;
    busy.add(root);
    if (islandStatus === 'waiting') early.setStatus(root, 'loading');
    const { component, hydrate } = await load(root, name);
    early.setStatus(root, 'hydrating');
    hydrate(root, component, {
      missed: early.take(root),
      onLive: () => early.setStatus(root, 'live'),
      onBroken: () => {
        busy.delete(root);
        early.setStatus(root, 'broken');
      },
    });
  }

  document.querySelectorAll<Root>('[data-island]').forEach((root) => {
    if (early.isTouched(root)) void wake(root);
    if (root.dataset.islandWhen !== 'touched') whenNear(root, () => void wake(root));
    whenTouched(root, () => void wake(root));
  });
}
