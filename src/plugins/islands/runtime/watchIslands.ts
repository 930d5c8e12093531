import { islandLoaders, type IslandName } from '../../../islands/loaders';
import { loadIsland, type IslandCode } from './load';
import { whenTouched, whenVisible } from './when';

type Root = HTMLElement;

function isIslandName(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(islandLoaders, name);
}

/** After that many failures an island says so that nobody has touched. */
const QUIET_FAILURES = 1;

/**
 * Makes the islands of a page live, each when it comes near the viewport, is touched or owes the address an answer; one with
 * `data-island-when="touched"` not only because it is near.
 * @param early keeps what visitors do meanwhile
 * @param afterFailure is called each time that code could not be fetched
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
    if (root.dataset.islandWhen !== 'touched') whenVisible(root, () => void wake(root));
    whenTouched(root, () => void wake(root));
  });
}
