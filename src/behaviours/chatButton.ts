/** Figures that the chat button, which floats over the corner of the window, must not cover. */
const FIGURES = 'main :is(table, dl, [role="group"], [data-example] :is(ol, details))';
/** Room for the button and its margin, in pixels, at the corner of the window. */
const CORNER_PX = 80;

/** Hides the chat button while it would cover figures. Once focused by keyboard, it stays visible. */
export function startChatButton(): void {
  const button = document.querySelector<HTMLElement>('[data-chat]');
  if (!button) return;
  let observer: IntersectionObserver | undefined;

  function watchCorner(): void {
    observer?.disconnect();
    const below = new Set<Element>();
    observer = new IntersectionObserver(
      (entries) => {
        entries.forEach(({ isIntersecting, target }) => below[isIntersecting ? 'add' : 'delete'](target));
        button?.toggleAttribute('data-away', below.size > 0);
      },
      { rootMargin: `${CORNER_PX - innerHeight}px 0px 0px ${CORNER_PX - document.documentElement.clientWidth}px` },
    );
    document.querySelectorAll(FIGURES).forEach((figures) => observer?.observe(figures));
  }

  watchCorner();
  addEventListener('resize', watchCorner);
}
