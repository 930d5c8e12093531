import { whenMoved } from './whenMoved';

/** What the button must leave alone: whatever can be pressed or written in, figures, and what else stays at the edge of the window. */
const TAKEN =
  ':is(a, button, input, select, textarea, summary, label, [tabindex="0"], [data-result-bar], [data-tray]), main :is(table, dl, [role="group"], [data-example] :is(ol, details))';
/** Room around the button, in pixels. */
const AIR_PX = 4;
/** Points to a side at which it looks for what lies below: closer to each other than the one figure of a link that breaks is wide. */
const POINTS = 9;
/** How long the page has to rest. */
const REST_MS = 100;

function isTaken(button: Element): boolean {
  const { left, top, width, height } = button.getBoundingClientRect();
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

/** Hides the chat button while it would cover something that is pressed, written in or read off. Once focused by keyboard, it stays visible. */
export function startChatButton(): void {
  const corner = document.querySelector('[data-chat]');
  const button = corner?.querySelector('a');
  if (!corner || !button) return;
  let resting: ReturnType<typeof setTimeout> | undefined;
  whenMoved(() => {
    clearTimeout(resting);
    resting = setTimeout(() => corner.toggleAttribute('data-away', isTaken(button)), REST_MS);
  });
}
