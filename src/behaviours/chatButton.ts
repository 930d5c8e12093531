import { whenMoved } from './whenMoved';

/**
 * What the button must not cover: anything that can be pressed or edited, answers, figures, entries of a list, tools beside a text, and other elements
 * at the edge of the window. One part of a selector, so that what is appended holds for all of it.
 */
const TAKEN =
  ':is(a, button, input, select, textarea, summary, label, [tabindex="0"], [data-result-bar], [data-tray], main :is(li > b, p[data-ranking], table, dl, figure, [data-later], [data-beside], [role="group"], [data-example] :is(ol, details)))';
/** Margin around the button, in pixels. */
const AIR_PX = 4;
/** Heights above its corner to try, in pixels, lowest first. */
const LIFTS = [0, 64, 128, 192, 256];
/** How long the page must be still, in milliseconds. */
const REST_MS = 100;

/** Its current height above the corner, in pixels. */
let lifted = 0;

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** Safari before 17.4 cannot say: hidden parts take room from the button there. */
const isVisible = (part: Partial<Element>): boolean =>
  part.checkVisibility?.({ contentVisibilityAuto: true, visibilityProperty: true }) ?? true;

/**
 * The boxes of all that the button must not cover. Asking each part for its boxes costs the same everywhere on a page; asking the browser what lies
 * below points of the button cost up to a hundred times as much where nothing does.
 */
function boxesTaken(): DOMRect[] {
  return [...document.querySelectorAll(`${TAKEN}:not([data-chat] *)`)]
    .filter(isVisible)
    .flatMap((part) => [...part.getClientRects()]);
}

/** Whether a bar or a tray is already in this corner. Only one thing may float there. */
function isOccupied(corner: DOMRect): boolean {
  return [...document.querySelectorAll('[data-tray], [data-result-bar]:not([data-away])')].some((part) =>
    overlap(part.getBoundingClientRect(), corner),
  );
}

function place(corner: Element, button: HTMLElement): void {
  const { left, bottom, width, height } = button.getBoundingClientRect();
  const topInCorner = bottom - height + lifted;
  const at = (lift: number, air = 0): DOMRect =>
    new DOMRect(left - air, topInCorner - lift - air, width + 2 * air, height + 2 * air);
  const taken = isOccupied(at(0)) ? undefined : boxesTaken();
  const free = taken && LIFTS.find((lift) => !taken.some((box) => overlap(box, at(lift, AIR_PX))));
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
