/** Distance to the viewport at which an island starts to load: about one swipe on a phone. */
const NEAR = '400px';

/** The last is from the inline loader: the address has values, or the visitor retries. */
const touches = ['pointerdown', 'pointerover', 'focusin', 'input', 'islandwanted'] as const;

/** What tells that somebody uses the page. One that is opened, read and left again loads no island. */
const signs = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const;

/** Calls back when an island is near the viewport of a page that is in use. */
export function whenNear(root: HTMLElement, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: NEAR },
  );
  const observe = (): void => observer.observe(root);
  if (scrollY > 0) observe();
  signs.forEach((type) => addEventListener(type, observe, { passive: true, once: true }));
}

/**
 * Calls back whenever an island is touched, or hovered by a mouse. Touches of parts that need no script (`data-island-plain`) or are handled by a
 * behaviour do not count, except of boxes and their labels.
 */
export function whenTouched(root: HTMLElement, callback: () => void): void {
  const onTouch = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    if (!target.closest('label, [data-behaviour], [data-island-plain]')?.matches(':not(label)')) callback();
  };
  touches.forEach((type) => root.addEventListener(type, onTouch, { passive: true }));
  if (root.contains(document.activeElement)) onTouch({ target: document.activeElement } as unknown as Event);
}
