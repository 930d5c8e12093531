import { boxLabel, type Candidate } from './TicksContext';

/**
 * Keeps the selected rows for the visit in `sessionStorage`, and nothing else. `src/islands/inline/keptForm.js` restores them in a page as if just
 * ticked, so that its island hydrates.
 */
const KEY = 'ticks';

/** A checkbox as keptForm.js finds it: type, name and label text, then value and state. */
type KeptBox = readonly [box: string, value: string, isTicked: true];

function keptBoxes(): readonly KeptBox[] {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  return Array.isArray(kept) ? (kept as readonly KeptBox[]) : [];
}

/**
 * Stores the selected rows of one list; those of other lists stay.
 * @param kind the name of the checkboxes, such as "home-loans"
 * @param all every row of the list
 * @param ticked in order of selection
 */
export function keepTicks(kind: string, all: readonly Candidate[], ticked: readonly Candidate[]): void {
  const boxOf = (row: Candidate): string => `checkbox${kind}${boxLabel(row)}`;
  const boxes = new Set(all.map(boxOf));
  try {
    const others = keptBoxes().filter(([box]) => !boxes.has(box));
    const kept = ticked.map((row): KeptBox => [boxOf(row), row.id, true]);
    sessionStorage.setItem(KEY, JSON.stringify([...others, ...kept]));
  } catch {
    // Without storage, ticks are lost when the page is left.
  }
}

/**
 * The rows ticked in the page, in order of selection. A hydrating list starts with them: it may sort its rows by other numbers than the HTML, which
 * moves the checkboxes.
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
