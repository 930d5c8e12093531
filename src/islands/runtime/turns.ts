/**
 * What a visitor does in an island, as turns: the same before React is there, when the inline loader notes them, as after. A part of an
 * island has one function that takes a turn, so an island that has just woken says what one that was awake all the time would say.
 */

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** One thing that a visitor did. */
export interface Turn {
  /** The field, box, select or button; for a form that was sent, the form */
  readonly control: HTMLElement;
  readonly type: 'focus' | 'input' | 'press' | 'enter' | 'leave';
  /** What the control held then; of a box "1" if it was ticked, else "0" */
  readonly text: string;
  /** On the clock of `performance.now()`, in milliseconds */
  readonly at: number;
}

/** An event that the inline loader has noted, and what its target held then. */
export type EarlyTurn = readonly [event: Event, value?: string, checked?: boolean];

interface Held {
  readonly value?: string | undefined;
  readonly checked?: boolean | undefined;
}

/** @param held what the control holds, if not what it holds now */
export function textOf(control: Element, held: Held = control as Held): string {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return held.checked ? '1' : '0';
  return held.value ?? (control as Held).value ?? '';
}

const types: Readonly<Record<string, Turn['type']>> = {
  focusin: 'focus',
  input: 'input',
  click: 'press',
  keydown: 'enter',
  submit: 'enter',
};

/** The turn that an event is; undefined where the browser has done all there is to do. */
function turnOf([{ type, target, timeStamp }, value, checked]: EarlyTurn): Turn | undefined {
  if (!(target instanceof Element)) return undefined;
  // A tap on an icon is a tap on the button around it.
  const control = type === 'click' ? target.closest('button') : target;
  // Enter in a form is its submit, and on a button its click.
  const isSaid = type === 'keydown' && (!(target instanceof HTMLInputElement) || target.form !== null);
  if (!(control instanceof HTMLElement) || isSaid) return undefined;
  return { control, type: types[type] ?? 'input', text: textOf(control, { value, checked }), at: timeStamp };
}

/** The first option that was selected in the HTML. */
const selectedAtFirst = ({ options }: HTMLSelectElement): HTMLOptionElement | undefined =>
  [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0] !== selectedAtFirst(control);
  if (control.type === 'checkbox') return (control as HTMLInputElement).checked !== control.hasAttribute('checked');
  return control.value !== control.defaultValue;
}

export function controlsOf(root: HTMLElement): Control[] {
  return [...root.querySelectorAll<Control>('input, select, textarea')];
}

/**
 * Everything that a visitor has done in an island before it responds, in order. What differs from the HTML without having been noted, because
 * the browser restored it or the loader was not there yet, comes first.
 * @param since when that was done at the latest, on the clock of `performance.now()`
 */
export function turnsOf(root: HTMLElement, noted: readonly EarlyTurn[], since = 0): readonly Turn[] {
  const turns = noted.flatMap((one) => turnOf(one) ?? []);
  const isNoted = (control: Control): boolean =>
    turns.some((turn) => turn.control === control || turn.control.closest('[data-field]')?.contains(control));
  const changed = controlsOf(root).filter((control) => isChanged(control) && !isNoted(control));
  // A slider shows the number of a text field, which is what the visitor has written.
  const isEcho = (control: Control): boolean =>
    control.type === 'range' &&
    changed.some((other) => other !== control && control.closest('[data-field]')?.contains(other));
  const before = changed.filter((control) => !isEcho(control));
  return [
    ...before.map((control) => ({ control, type: 'input', text: textOf(control), at: since }) as const),
    ...turns,
  ];
}

type Take = (turn: Turn) => void;

const takers = new WeakMap<Element, Take>();

/** Makes a part of an island get the turns of the controls in it. */
export function takeTurns(part: Element, take: Take): void {
  takers.set(part, take);
}

let now: number | undefined;

/**
 * When what is being delivered was done, if before the island was there.
 * @returns on the clock of `performance.now()`, in milliseconds; undefined for what is done now
 */
export function turnTime(): number | undefined {
  return now;
}

function deliver(turn: Turn): void {
  let part: Element | null = turn.control;
  while (part && !takers.has(part)) part = part.parentElement;
  now = turn.at;
  if (part) takers.get(part)?.(turn);
  now = undefined;
}

/**
 * Delivers turns to the parts of an island, which has just been hydrated. React then renders once. That a field was left is not noted: it
 * can be told from what came next.
 */
export function deliverTurns(turns: readonly Turn[]): void {
  let edited: HTMLElement | undefined;
  const leave = (at: number): void => {
    if (edited) deliver({ control: edited, type: 'leave', text: textOf(edited), at });
    edited = undefined;
  };
  for (const turn of turns) {
    if (turn.type === 'focus' || turn.control !== edited) leave(turn.at);
    deliver(turn);
    if (turn.type === 'input') edited = turn.control;
  }
  if (edited !== document.activeElement) leave(performance.now());
}
