import { useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { followFormState, restoreFormState } from './formState';
import { missedActions, redo } from './replay';

interface LiveProps {
  readonly onLive: () => void;
  readonly children: ReactNode;
}

function Live({ onLive, children }: LiveProps): ReactNode {
  // Before the paint, which should already have the response to the visitor's touch.
  useLayoutEffect(onLive, [onLive]);
  return children;
}

interface Hydration {
  /** Clicks and submits that were not handled, oldest first */
  readonly missed: readonly Event[];
  /** Called when the island responds and has the form values that the visitor entered before */
  readonly onLive: () => void;
  /** Called when it has thrown an error, now or later, and has its original HTML again */
  readonly onBroken: () => void;
}

/**
 * Hydrates an island in place, and then repeats the actions that it missed. An island that throws gets its original HTML back, with the
 * values that the visitor has entered.
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
