/**
 * A visitor's actions in an island, as turns: the same for those recorded by the inline loader before hydration as for later ones. A part of an
 * island has one function that takes a turn, so an early action gives the same result as a later one.
 */

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** One action of a visitor. */
export interface Turn {
  /** The field, checkbox, select or button; for a submitted form, the form */
  readonly control: HTMLElement;
  readonly type: 'focus' | 'input' | 'press' | 'enter' | 'leave';
  /** The control's value at that time; for a checkbox "1" if ticked, else "0" */
  readonly text: string;
  /** Time on the clock of `performance.now()`, in milliseconds */
  readonly at: number;
}

/** An event recorded by the inline loader, and its target's value at that time. */
export type EarlyTurn = readonly [event: Event, value?: string, checked?: boolean];

interface Held {
  readonly value?: string | undefined;
  readonly checked?: boolean | undefined;
}

/** @param held the control's value, if not its current one */
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

/** The turn of an event; undefined if the browser has handled it fully. */
function turnOf([{ type, target, timeStamp }, value, checked]: EarlyTurn): Turn | undefined {
  if (!(target instanceof Element)) return undefined;
  // A tap on an icon is a tap on the button around it.
  const control = type === 'click' ? target.closest('button') : target;
  // Enter submits a form, and clicks a button.
  const isSaid = type === 'keydown' && (!(target instanceof HTMLInputElement) || target.form !== null);
  if (!(control instanceof HTMLElement) || isSaid) return undefined;
  return { control, type: types[type] ?? 'input', text: textOf(control, { value, checked }), at: timeStamp };
}

/** The option selected in the HTML. */
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
 * A visitor's actions in an island before hydration, in order. Unrecorded differences from the HTML, restored by the browser or made before the
 * loader ran, come first.
 * @param since latest time of those, on the clock of `performance.now()`
 */
export function turnsOf(root: HTMLElement, noted: readonly EarlyTurn[], since = 0): readonly Turn[] {
  const turns = noted.flatMap((one) => turnOf(one) ?? []);
  const isNoted = (control: Control): boolean =>
    turns.some((turn) => turn.control === control || turn.control.closest('[data-field]')?.contains(control));
  const changed = controlsOf(root).filter((control) => isChanged(control) && !isNoted(control));
  // A slider mirrors a text field, whose text is the visitor's.
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

/** Delivers the turns of a part's controls to it. */
export function takeTurns(part: Element, take: Take): void {
  takers.set(part, take);
}

let now: number | undefined;

/**
 * The time of the turn being delivered, if it is from before hydration.
 * @returns on the clock of `performance.now()`, in milliseconds; undefined for a live action
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

/** Delivers turns to the parts of a newly hydrated island, after which React renders once. Blur is not recorded, because the next turn implies it. */
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
