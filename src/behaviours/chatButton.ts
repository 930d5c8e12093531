import { whenMoved } from './whenMoved';

/** What the button must leave alone: whatever can be pressed or written in, figures, and what else stays at the edge of the window. */
const TAKEN =
  ':is(a, button, input, select, textarea, summary, label, [tabindex="0"], [data-result-bar], [data-tray]), main :is(table, dl, [role="group"], [data-example] :is(ol, details))';
/** Room around the button, in pixels. */
const AIR_PX = 4;
/** Points to a side at which it looks for what lies below: closer to each other than the one figure of a link that breaks is wide. */
const POINTS = 9;
/** Heights above its corner to try, in pixels, lowest first. */
const LIFTS = [0, 64, 128, 192, 256];
/** How long the page has to rest. */
const REST_MS = 100;

/** Its height above the corner now, in pixels. */
let lifted = 0;

/** @param corner where the button is while it is not lifted */
function isTaken({ left, top, width, height }: DOMRect): boolean {
  const at = (start: number, size: number, step: number): number =>
    start - AIR_PX + ((size + 2 * AIR_PX) * step) / (POINTS - 1);
  for (let x = 0; x < POINTS; x++) {
    for (let y = 0; y < POINTS; y++) {
      const below = document.elementsFromPoint(at(left, width, x), at(top, height, y));
      if (below.some((part) => part.matches(TAKEN) && !part.closest('[data-chat]'))) return true;
    }
  }
  return false;
}

function place(corner: Element, button: HTMLElement): void {
  const { left, bottom, width, height } = button.getBoundingClientRect();
  const topInCorner = bottom - height + lifted;
  const free = LIFTS.find((lift) => !isTaken(new DOMRect(left, topInCorner - lift, width, height)));
  lifted = free ?? 0;
  button.style.translate = lifted ? `0 ${-lifted}px` : '';
  corner.toggleAttribute('data-away', free === undefined);
}

/**
 * Lifts the chat button out of the way of what is pressed, written in or read off, and hides it where there is no room. Once focused by
 * keyboard, it stays visible.
 */
export function startChatButton(): void {
  const corner = document.querySelector('[data-chat]');
  const button = corner?.querySelector('a');
  if (!corner || !button) return;
  let resting: ReturnType<typeof setTimeout> | undefined;
  whenMoved(() => {
    clearTimeout(resting);
    resting = setTimeout(() => place(corner, button), REST_MS);
  });
}
