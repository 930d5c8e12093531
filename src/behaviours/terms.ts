/**
 * Explains glossary terms in place. The code is loaded when a term is first hovered, focused or tapped; if it fails to load, the
 * term remains a link.
 */
export function startTerms(): void {
  const ask = (event: Event): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-term]');
    if (!link) return;
    // With a mouse, the hover has shown the definition before the click; with a finger it has not.
    const isTap = event.type === 'click' && matchMedia('(hover: none)').matches;
    if (isTap) event.preventDefault();
    import('./termNote').then(({ explain }) => explain(link, event)).catch(() => isTap && location.assign(link.href));
  };
  ['mouseover', 'focusin', 'click'].forEach((type) => document.addEventListener(type, ask));
}
