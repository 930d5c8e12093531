import { boxLabel, type Candidate } from './TicksContext';

/**
 * What is ticked to be compared is kept for the visit in the browser's `sessionStorage`, and nothing else is. A page that opens with
 * ticks in it gets them from `src/islands/inline/keptForm.js`, as if they were made then, so that its island wakes for them.
 */
const KEY = 'ticks';

/** One box, as keptForm.js finds it again: type, name and words of its label, then value and state. */
type KeptBox = readonly [box: string, value: string, isTicked: true];

function keptBoxes(): readonly KeptBox[] {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  return Array.isArray(kept) ? (kept as readonly KeptBox[]) : [];
}

/**
 * Keeps which rows of one list are ticked; what is ticked in other lists stays.
 * @param kind the name of the boxes, such as "home-loans"
 * @param all every row of the list
 * @param ticked the first tick first
 */
export function keepTicks(kind: string, all: readonly Candidate[], ticked: readonly Candidate[]): void {
  const boxOf = (row: Candidate): string => `checkbox${kind}${boxLabel(row)}`;
  const own = new Set(all.map(boxOf));
  try {
    const others = keptBoxes().filter(([box]) => !own.has(box));
    const boxes = ticked.map((row): KeptBox => [boxOf(row), row.id, true]);
    sessionStorage.setItem(KEY, JSON.stringify([...others, ...boxes]));
  } catch {
    // Without storage, the ticks are lost with the page.
  }
}

/**
 * The rows whose boxes are ticked in the page, the first tick first. A list that wakes begins with them: it may order its rows by other
 * numbers than the page was sent with, and a box that moves then is another box.
 */
export function tickedInPage(kind: string, rows: readonly Candidate[]): readonly string[] {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(`input[name="${kind}"]:checked`)];
  const ticked = boxes.map(({ value }) => value);
  let kept: readonly string[] = [];
  try {
    const labels = keptBoxes().map(([label]) => label);
    kept = labels.flatMap((label) => rows.find((row) => label === `checkbox${kind}${boxLabel(row)}`)?.id ?? []);
  } catch {
    // No storage, or invalid data.
  }
  return [...kept.filter((id) => ticked.includes(id)), ...ticked.filter((id) => !kept.includes(id))];
}
