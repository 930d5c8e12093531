import { useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { controlsOf, deliverTurns, turnsOf, type EarlyTurn } from './turns';

interface LiveProps {
  readonly onLive: () => void;
  readonly children: ReactNode;
}

function Live({ onLive, children }: LiveProps): ReactNode {
  // Before the paint, which should already show the response to the visitor's touch.
  useLayoutEffect(onLive, [onLive]);
  return children;
}

interface Hydration {
  /** Earlier actions of the visitor, as recorded by the inline loader, oldest first */
  readonly noted: readonly EarlyTurn[];
  /** Called when the island responds and has processed the earlier actions */
  readonly onLive: () => void;
  /** Called when it has thrown an error, now or later, and has its original HTML again */
  readonly onBroken: () => void;
}

/** When an island threw an error: its fields are then newer than any action it has processed. */
const brokenAt = new WeakMap<HTMLElement, number>();

/** Copies the state of one set of controls to another, without events. */
function putBack(from: readonly HTMLElement[], to: readonly HTMLElement[]): void {
  from.forEach((control, index) => {
    const { value, checked } = control as HTMLInputElement;
    const same = to[index];
    if (same) Object.assign(same, 'checked' in control ? { value, checked } : { value });
  });
}

/**
 * Hydrates an island in place, and hands it the visitor's earlier actions. Its fields are left alone, because their text is the visitor's. An island
 * that throws gets its original HTML back, with the visitor's input.
 * @param root the element with `data-island`
 * @param component the island's component; the props come from the page
 */
export function hydrate(root: HTMLElement, component: unknown, { noted, onLive, onBroken }: Hydration): void {
  // The loader table and the page are from the same build, so the props belong to this component.
  const Component = component as ComponentType<Record<string, unknown>>;
  const props = JSON.parse(root.dataset.islandProps ?? '{}') as Record<string, unknown>;
  const turns = turnsOf(root, noted, brokenAt.get(root));
  const sent = root.innerHTML;
  const controls = controlsOf(root);
  let isBroken = false;

  controls.forEach((control) => {
    // From now on, the field ignores what React writes into the attribute.
    const { value } = control;
    if (control instanceof HTMLInputElement && control.type !== 'checkbox') control.value = value;
  });

  const live = (): void => {
    if (isBroken) return;
    onLive();
    deliverTurns(turns);
  };
  const fail = (error: unknown): void => {
    if (isBroken) return;
    isBroken = true;
    brokenAt.set(root, performance.now());
    reportError(error);
    // React has not finished yet.
    setTimeout(() => {
      reactRoot.unmount();
      root.innerHTML = sent;
      putBack(controls, controlsOf(root));
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
