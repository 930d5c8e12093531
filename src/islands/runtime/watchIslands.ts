import { loadIsland, type FetchIsland, type IslandCode } from './load';
import { whenNear } from './whenNear';

type Root = HTMLElement;

/** Failures before an untouched island shows a message. */
const QUIET_FAILURES = 1;

/**
 * Hydrates the islands of a page: each on touch or hover, or if the address has values for it, as reported by the inline loader. Those without
 * `data-island-when="touched"` also hydrate near the viewport of a page in use.
 * @param loaders how each island is fetched, by its name in `data-island`
 * @param early the inline loader's record of visitors' actions
 * @param afterFailure called after each failed fetch of code
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
