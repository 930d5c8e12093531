/** How far below the viewport an island starts to load: about a flick of the thumb on a phone. */
const NEAR = '400px';

/** The last is from the inline loader: the address asks for something, or the visitor wants another try. */
const touches = ['pointerdown', 'pointerover', 'focusin', 'input', 'islandwanted'] as const;

/** Calls back once, when an island comes near the viewport. */
export function whenVisible(root: HTMLElement, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: NEAR },
  );
  observer.observe(root);
}

/**
 * Calls back whenever an island is touched, or is about to be: a mouse is over it. Parts of an island may be plain links that
 * need no script (`data-island-plain`), or be answered by a behaviour; a touch of these is not meant for it. A box with its label
 * is, wherever it stands.
 */
export function whenTouched(root: HTMLElement, callback: () => void): void {
  const onTouch = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    if (!target.closest('label, [data-behaviour], [data-island-plain]')?.matches(':not(label)')) callback();
  };
  touches.forEach((type) => root.addEventListener(type, onTouch, { passive: true }));
  if (root.contains(document.activeElement)) onTouch({ target: document.activeElement } as unknown as Event);
}
