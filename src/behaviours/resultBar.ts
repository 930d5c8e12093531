import { whenMoved } from './whenMoved';

/** How much of the result's card has to be seen before a bar that repeats it is too much. */
const SEEN_OF_CARD = 1 / 3;

/** The height of what stays at the top of the window, in pixels. */
function topEdge(): number {
  const header = document.querySelector('header:not(main *)');
  return Math.max(header?.getBoundingClientRect().bottom ?? 0, 0);
}

function isSeen(card: Element): boolean {
  const { top, bottom, height } = card.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, topEdge());
  return height > 0 && seen >= height * SEEN_OF_CARD;
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left;
}

/** What has the focus, with the words below a field that say what is wrong with it. */
function focused(): readonly Element[] {
  const { activeElement } = document;
  if (!activeElement?.matches('main *')) return [];
  const ids = activeElement.getAttribute('aria-describedby')?.split(' ') ?? [];
  return [activeElement, ...ids.flatMap((id) => document.getElementById(id) ?? [])];
}

/** Puts away each bar that has its card in sight, or would lie over what has the focus. */
function placeBars(): void {
  document.querySelectorAll('[data-result-bar]').forEach((bar) => {
    const card = bar.closest('[data-island]')?.querySelector('[data-result-card]');
    const isAway = Boolean(card && isSeen(card)) || focused().some((part) => overlap(part, bar));
    bar.toggleAttribute('data-away', isAway);
  });
}

/** The height of the window, in pixels, before it changes. */
let height = innerHeight;

/** A keyboard that opens, or a message that appears, takes a field out of sight, and browsers bring back the field alone, if at all. */
function showField(): void {
  const heightBefore = height;
  height = innerHeight;
  const [field, ...words] = focused();
  if (!field?.matches('[inputmode]') || !field.closest('[data-island]')?.querySelector('[data-result-bar]')) return;
  // Whoever has scrolled on stays there.
  const { top, bottom } = field.getBoundingClientRect();
  if (bottom < 0 || top > heightBefore) return;
  for (const part of [...words, field]) part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/**
 * The bar that repeats a calculator's result on a phone while its fields are in sight. Its styles leave it out beside an error, on low
 * windows without a keyboard and on wide ones; this, wherever it says what is seen already or covers what somebody works at.
 */
export function startResultBars(): void {
  if (!document.querySelector('[data-result-bar]')) return;
  whenMoved(placeBars);
  addEventListener('resize', showField);
  document.addEventListener('focusin', showField);
  new MutationObserver(showField).observe(document.body, { attributeFilter: ['aria-invalid'], subtree: true });
}
