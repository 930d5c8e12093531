/**
 * Explains glossary terms in place. The code is loaded when a term is first hovered, focused or tapped; if it fails to load, the
 * term remains a link. Nothing comes for a visitor who has left the term by then.
 */
export function startTerms(): void {
  let asked: Element | undefined;
  const ask = (event: Event): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-term]');
    if (!link) return;
    // With a mouse, the hover has shown the definition before the click; with a finger it has not.
    const isTap = event.type === 'click' && matchMedia('(hover: none)').matches;
    if (isTap) event.preventDefault();
    asked = link;
    link.onmouseleave = link.onblur = () => (asked = undefined);
    import('./termNote')
      .then(({ explain }) => (asked === link ? explain(link, event) : undefined))
      .catch(() => isTap && asked === link && location.assign(link.href));
  };
  ['mouseover', 'focusin', 'click'].forEach((type) => document.addEventListener(type, ask));
}
