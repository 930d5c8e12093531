import { whenMoved } from './whenMoved';

/** What the button must not cover: anything that can be pressed or edited, figures, and other elements at the edge of the window. */
const TAKEN =
  ':is(a, button, input, select, textarea, summary, label, [tabindex="0"], [data-result-bar], [data-tray]), main :is(table, dl, [role="group"], [data-example] :is(ol, details))';
/** Margin around the button, in pixels. */
const AIR_PX = 4;
/** Sample points for the elements below: closer together than one figure of a wrapped link is wide, and than a line is high. */
const [COLUMNS, LINES] = [9, 5];
/** Heights above its corner to try, in pixels, lowest first. */
const LIFTS = [0, 64, 128, 192, 256];
/** How long the page must be still, in milliseconds. */
const REST_MS = 100;

/** Its current height above the corner, in pixels. */
let lifted = 0;

/** @param corner the button's position while not lifted */
function isTaken({ left, top, width, height }: DOMRect): boolean {
  const at = (start: number, size: number, share: number): number => start - AIR_PX + (size + 2 * AIR_PX) * share;
  for (let column = 0; column < COLUMNS; column++) {
    for (let line = 0; line < LINES; line++) {
      const [x, y] = [at(left, width, column / (COLUMNS - 1)), at(top, height, line / (LINES - 1))];
      const below = document.elementsFromPoint(x, y);
      if (below.some((part) => part.matches(TAKEN) && !part.closest('[data-chat]'))) return true;
    }
  }
  return false;
}

/** Whether a bar or a tray is already in this corner. Only one thing may float there. */
function isOccupied({ left, top, right, bottom }: DOMRect): boolean {
  return [...document.querySelectorAll('[data-tray], [data-result-bar]:not([data-away])')].some((part) => {
    const box = part.getBoundingClientRect();
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  });
}

function place(corner: Element, button: HTMLElement): void {
  const { left, bottom, width, height } = button.getBoundingClientRect();
  const topInCorner = bottom - height + lifted;
  const at = (lift: number): DOMRect => new DOMRect(left, topInCorner - lift, width, height);
  const free = isOccupied(at(0)) ? undefined : LIFTS.find((lift) => !isTaken(at(lift)));
  lifted = free ?? 0;
  button.style.translate = lifted ? `0 ${-lifted}px` : '';
  corner.toggleAttribute('data-away', free === undefined);
}

/**
 * Lifts the chat button away from controls and figures, and hides it where there is no room or a bar is in its place. While it has keyboard
 * focus it stays visible.
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
