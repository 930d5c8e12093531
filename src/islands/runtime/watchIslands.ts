import { loadIsland, type FetchIsland, type IslandCode } from './load';
import { whenNear } from './whenNear';

type Root = HTMLElement;

/** Failures after which an island shows a message even if it was not touched. */
const QUIET_FAILURES = 1;

/**
 * Hydrates the islands of a page: each when it is touched or hovered, or the address has values for it, as the inline loader tells. Those
 * without `data-island-when="touched"` also when they are near the viewport of a page in use.
 * @param loaders how each island is fetched, by the name in `data-island`
 * @param early notes what visitors do meanwhile
 * @param afterFailure called each time that code could not be fetched
 */
export function watchIslands<Name extends string>(
  loaders: Readonly<Record<Name, FetchIsland>>,
  early: PaisaDishaEarly,
  afterFailure: () => void,
): void {
  function load(root: Root): Promise<IslandCode> {
    const fetchModule = loaders[root.dataset.island as Name];
    return early.persist(async (count) => {
      try {
        return await loadIsland(fetchModule, root);
      } catch {
        afterFailure();
        if (count > QUIET_FAILURES || early.isTouched(root)) void early.report(root);
        return undefined;
      }
    });
  }

  const busy = new WeakSet<Root>();

  async function wake(root: Root): Promise<void> {
    const { islandStatus } = root.dataset;
    if (busy.has(root) || islandStatus === 'broken') return;
    busy.add(root);
    if (islandStatus === 'waiting') early.setStatus(root, 'loading');
    const { component, hydrate } = await load(root);
    early.setStatus(root, 'hydrating');
    hydrate(root, component, {
      noted: early.take(root),
      onLive: () => early.setStatus(root, 'live'),
      onBroken: () => {
        busy.delete(root);
        early.setStatus(root, 'broken');
      },
    });
  }

  document.querySelectorAll<Root>('[data-island]').forEach((root) => {
    const onWanted = (): void => void wake(root);
    root.addEventListener('islandwanted', onWanted);
    if (early.isTouched(root)) onWanted();
    if (root.dataset.islandWhen !== 'touched') whenNear(root, onWanted);
  });
}
