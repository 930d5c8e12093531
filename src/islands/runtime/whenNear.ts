/** Distance to the viewport at which an island starts to load: about one swipe on a phone. */
const NEAR = '400px';

/** Signs that somebody uses the page. A page that is opened, read and left loads no island. */
const signs = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const;

/** Calls back when an island is near the viewport of a page in use. */
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
