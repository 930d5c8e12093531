import { whenMoved } from './whenMoved';

/** Visible share of the result's card that makes the bar redundant. */
const SEEN_OF_CARD = 1 / 3;

/** The height of the sticky header, in pixels. */
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

/** The focused element, with the error message below a field. */
function focused(): readonly Element[] {
  const { activeElement } = document;
  if (!activeElement?.matches('main *')) return [];
  const ids = activeElement.getAttribute('aria-describedby')?.split(' ') ?? [];
  return [activeElement, ...ids.flatMap((id) => document.getElementById(id) ?? [])];
}

/** The fold that was opened last, until the visitor scrolls or enters something: all of it is to be read first. */
let justOpened: Element | undefined;

/** Hides each bar whose card is visible, or that would cover the focused element or what was just opened. */
function placeBars(): void {
  document.querySelectorAll('[data-result-bar]').forEach((bar) => {
    const card = bar.closest('[data-island]')?.querySelector('[data-result-card]');
    const covered = [...focused(), justOpened ?? []].flat();
    // In a closed fold it is away as well, so that it is not there for a moment when that opens.
    const isFolded = bar.closest('details:not([open])') !== null;
    const isAway = isFolded || Boolean(card && isSeen(card)) || covered.some((part) => overlap(part, bar));
    bar.toggleAttribute('data-away', isAway);
  });
}

/** The previous height of the window, in pixels. */
let height = innerHeight;

/** An on-screen keyboard or a message can push a field out of view; browsers bring back the field alone, if at all. */
function showField(): void {
  const heightBefore = height;
  height = innerHeight;
  const [field, ...words] = focused();
  if (!field?.matches('[inputmode]') || !hasBar(field)) return;
  // Skipped if the visitor has scrolled away.
  const { top, bottom } = field.getBoundingClientRect();
  if (bottom < 0 || top > heightBefore) return;
  for (const part of [...words, field]) part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

const hasBar = (part: Element): boolean => Boolean(part.closest('[data-island]')?.querySelector('[data-result-bar]'));

/** What was chosen at the lower edge moves up, so that the bar beside it can say what that changed. */
function showChosen({ target }: { readonly target: EventTarget | null }): void {
  if (!(target instanceof Element) || !target.matches('select, [type="checkbox"], [type="radio"]')) return;
  if (hasBar(target)) (target.closest('label') ?? target).scrollIntoView({ block: 'nearest' });
}

function noteOpened({ target }: Event): void {
  if (target instanceof HTMLDetailsElement) justOpened = target.open ? target : undefined;
}

function forgetOpened(): void {
  justOpened = undefined;
}

/**
 * The bar that repeats the result of a calculator or a list on a phone while its fields are visible. CSS hides it beside an error, on low windows
 * without a keyboard and on wide ones; this hides it where the result is visible, or where it would cover the focused field or a fold that was just
 * opened.
 */
export function startResultBars(): void {
  // Lists render theirs once they answer.
  if (!document.querySelector('[data-result-bar], [data-island="OfferList"]')) return;
  // The tap that opened a fold brings this script, which may come after the next one.
  justOpened = document.querySelector('[data-opens-beside][open]') ?? undefined;
  showChosen({ target: document.activeElement });
  whenMoved(placeBars);
  document.addEventListener('change', showChosen);
  // Some do not bubble.
  document.addEventListener('toggle', noteOpened, true);
  for (const type of ['scroll', 'input'])
    document.addEventListener(type, forgetOpened, { capture: true, passive: true });
  addEventListener('resize', showField);
  document.addEventListener('focusin', showField);
  new MutationObserver(showField).observe(document.body, { attributeFilter: ['aria-invalid'], subtree: true });
}
