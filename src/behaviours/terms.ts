/**
 * Explains glossary terms in place. The code is loaded when a term is first hovered, focused or tapped; if it fails to load, the
 * term remains a link. Nothing comes for a visitor who has left the term before.
 */
export function startTerms(): void {
  const ask = (event: Event): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-term]');
    if (!link) return;
    // With a mouse, the hover has shown the definition before the click; with a finger it has not.
    const isTap = event.type === 'click' && matchMedia('(hover: none)').matches;
    if (isTap) event.preventDefault();
    const left = new AbortController();
    ['mouseleave', 'blur'].forEach((type) => link.addEventListener(type, () => left.abort(), { once: true }));
    import('./termNote')
      .then(({ explain }) => explain(link, event, left.signal))
      .catch(() => isTap && !left.signal.aborted && location.assign(link.href));
  };
  ['mouseover', 'focusin', 'click'].forEach((type) => document.addEventListener(type, ask));
}
