import { useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { controlsOf, deliverTurns, turnsOf, type EarlyTurn } from './turns';

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
  /** What a visitor did before, as the inline loader noted it, oldest first */
  readonly noted: readonly EarlyTurn[];
  /** Called when the island responds and has taken what was done before */
  readonly onLive: () => void;
  /** Called when it has thrown an error, now or later, and has its original HTML again */
  readonly onBroken: () => void;
}

/** When an island threw an error: what its fields hold then is newer than anything it has taken. */
const brokenAt = new WeakMap<HTMLElement, number>();

/** Puts what one set of controls holds into another, without events. */
function putBack(from: readonly HTMLElement[], to: readonly HTMLElement[]): void {
  from.forEach((control, index) => {
    const { value, checked } = control as HTMLInputElement;
    const same = to[index];
    if (same) Object.assign(same, 'checked' in control ? { value, checked } : { value });
  });
}

/**
 * Hydrates an island in place, and hands it what a visitor did before. Its fields are left alone: what stands in them is the visitor's. An
 * island that throws gets its original HTML back, with what the visitor has entered.
 * @param root the element with `data-island`
 * @param component the island's component; the props come from the page
 */
export function hydrate(root: HTMLElement, component: unknown, { noted, onLive, onBroken }: Hydration): void {
  // The loader table and the page are written by the same build, so the props are those of this component.
  const Component = component as ComponentType<Record<string, unknown>>;
  const props = JSON.parse(root.dataset.islandProps ?? '{}') as Record<string, unknown>;
  const turns = turnsOf(root, noted, brokenAt.get(root));
  const sent = root.innerHTML;
  const controls = controlsOf(root);
  let isBroken = false;

  controls.forEach((control) => {
    // From now on, what React writes into the attribute does not show in the field.
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
    // React is still at work.
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
