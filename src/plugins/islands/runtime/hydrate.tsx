import { useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { followFormState, restoreFormState } from './formState';
import { missedActions, redo } from './replay';

interface LiveProps {
  readonly onLive: () => void;
  readonly children: ReactNode;
}

function Live({ onLive, children }: LiveProps): ReactNode {
  // Before the paint: what a visitor waits for since they touched the island should be in the first one.
  useLayoutEffect(onLive, [onLive]);
  return children;
}

interface Hydration {
  /** Clicks and submits that nobody has answered yet, oldest first */
  readonly missed: readonly Event[];
  /** Called when the island answers and knows what the visitor had typed or moved before */
  readonly onLive: () => void;
  /** Called when it has thrown an error, now or later, and is what the page was sent with again */
  readonly onBroken: () => void;
}

/**
 * Hydrates one island in place, and then does again what it has missed. An island that throws shows again what the page was
 * sent with, and what the visitor has entered.
 * @param root the element with `data-island`
 * @param component the island's component; the props come from the page
 */
export function hydrate(root: HTMLElement, component: unknown, { missed, onLive, onBroken }: Hydration): void {
  // The loader table and the page are written by the same build, so the props are those of this component.
  const Component = component as ComponentType<Record<string, unknown>>;
  const props = JSON.parse(root.dataset.islandProps ?? '{}') as Record<string, unknown>;
  const actions = missedActions(missed);
  const sent = root.innerHTML;
  const form = followFormState(root);
  let isBroken = false;

  const live = (): void => {
    void restoreFormState(form.changes).then(() => {
      if (isBroken) return;
      onLive();
      void redo(actions);
    });
  };
  const fail = (error: unknown): void => {
    if (isBroken) return;
    isBroken = true;
    reportError(error);
    // React is still at work.
    setTimeout(() => {
      reactRoot.unmount();
      root.innerHTML = sent;
      form.putBack();
      onBroken();
    });
  };
  const reactRoot = hydrateRoot(
    root,
    <Live onLive={live}>
      <Component {...props} />
    </Live>,
    { identifierPrefix: root.dataset.islandId ?? '', onUncaughtError: fail },
  );
}
