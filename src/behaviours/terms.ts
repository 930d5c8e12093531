/**
 * Explains words of the glossary in place. What shows the sentence comes when the first word is pointed at, focused or tapped;
 * where it does not come, the word is the link that it has been.
 */
export function startTerms(): void {
  const ask = (event: Event): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-term]');
    if (!link) return;
    // A mouse that clicks has read the sentence, and a finger has not.
    const isTap = event.type === 'click' && matchMedia('(hover: none)').matches;
    if (isTap) event.preventDefault();
    import('./termNote').then(({ explain }) => explain(link)).catch(() => isTap && location.assign(link.href));
  };
  ['mouseover', 'focusin', 'click'].forEach((type) => document.addEventListener(type, ask));
}
