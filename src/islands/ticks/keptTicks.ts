/**
 * What is ticked to be compared is kept for the visit in the browser's `sessionStorage`, and nothing else is. A page that opens with
 * ticks in it gets them from `src/plugins/islands/inline/keptForm.js`, as if they were made then, so that its island wakes for them.
 */
const KEY = 'ticks';

/** One box, as keptForm.js finds it again: type, name and words of its label, then value and state. */
type KeptBox = readonly [box: string, value: 'on', isTicked: true];

function keptBoxes(): readonly KeptBox[] {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  return Array.isArray(kept) ? (kept as readonly KeptBox[]) : [];
}

/**
 * Keeps which boxes of one kind of list are ticked; those of other kinds stay.
 * @param kind the name of the boxes, such as "home-loans"
 * @param labels the whole words of each ticked box
 */
export function keepTicks(kind: string, labels: readonly string[]): void {
  const start = `checkbox${kind}`;
  try {
    const others = keptBoxes().filter(([box]) => !box.startsWith(start));
    const boxes = labels.map((label): KeptBox => [start + label, 'on', true]);
    sessionStorage.setItem(KEY, JSON.stringify([...others, ...boxes]));
  } catch {
    // Nothing can be kept here, so the ticks end with the page.
  }
}
