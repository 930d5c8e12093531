import { useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './IslandBoundary';
import { followFormState, restoreFormState } from './formState';

interface AwakeProps {
  readonly onAwake: () => void;
  readonly children: ReactNode;
}

function Awake({ onAwake, children }: AwakeProps): ReactNode {
  // Before the paint: what a visitor waits for since they touched the island should be in the first one.
  useLayoutEffect(onAwake, [onAwake]);
  return children;
}

/**
 * Hydrates one island in place.
 * @param root the element with `data-island`
 * @param component the island's component; the props come from the page
 * @param onAwake called once the island answers and what the visitor had typed or moved before has been given to it
 */
export function hydrateIsland(root: HTMLElement, component: unknown, onAwake: () => void): void {
  // The loader table and the page are written by the same build, so the props are those of this component.
  const Component = component as ComponentType<Record<string, unknown>>;
  const props = JSON.parse(root.dataset.islandProps ?? '{}') as Record<string, unknown>;
  const before = followFormState(root);
  const awake = (): void => {
    before.stop();
    void restoreFormState(before.changes).then(onAwake);
  };
  hydrateRoot(
    root,
    <Awake onAwake={awake}>
      <IslandBoundary>
        <Component {...props} />
      </IslandBoundary>
    </Awake>,
    { identifierPrefix: root.dataset.islandId ?? '' },
  );
}
