type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a visitor has set a control to. */
interface ControlState {
  readonly value: string;
  readonly checked: boolean;
}

/** Controls that a visitor had changed before their island was awake. */
type FormState = ReadonlyMap<Control, ControlState>;

/** The option that a browser shows at first: the last that is marked, or else the first that can be chosen. */
function firstShown({ options }: HTMLSelectElement): HTMLOptionElement | undefined {
  const all = [...options];
  return all.filter((option) => option.defaultSelected).at(-1) ?? all.find((option) => !option.disabled);
}

function isTicked(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return !control.multiple && control.selectedOptions[0] !== firstShown(control);
  return isTicked(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

function stateOf(control: Control): ControlState {
  return { value: control.value, checked: control instanceof HTMLInputElement && control.checked };
}

function controlsOf(root: HTMLElement): Control[] {
  return [...root.querySelectorAll<Control>('input, select, textarea')];
}

/** What a visitor has changed in an island. */
export interface FollowedForm {
  /** The last state of each control that a visitor has changed; it goes on growing */
  readonly changes: FormState;
  /** Gives the controls their last states after the island's HTML was written anew, without telling anybody. */
  readonly putBack: () => void;
}

/**
 * Notes the controls whose state differs from what the page was sent with, and goes on noting while React hydrates, when
 * it may miss a change, and after that. A select of several options is left alone.
 */
export function followFormState(root: HTMLElement): FollowedForm {
  const controls = controlsOf(root);
  const changes = new Map(controls.filter(isChanged).map((control) => [control, stateOf(control)]));
  const note = ({ target }: Event): void => {
    const control = controls.find((candidate) => candidate === target);
    if (control) changes.set(control, stateOf(control));
  };
  root.addEventListener('input', note, true);
  const putBack = (): void => {
    root.removeEventListener('input', note, true);
    const now = controlsOf(root);
    changes.forEach((state, control) => {
      const same = now[controls.indexOf(control)];
      if (same) Object.assign(same, isTicked(same) ? { checked: state.checked } : { value: state.value });
    });
  };
  return { changes, putBack };
}

/**
 * Makes a change again so that React hears of it.
 * React remembers what was last written through a control's own `value` or `checked`, and ignores an event that brings
 * nothing new. So something else is written there first, and the visitor's value in a way that React does not watch.
 */
function changeAgain(control: Control, { value, checked }: ControlState): void {
  if (isTicked(control)) {
    // A radio button that lost its mark is told by the one that has it.
    if (control.type === 'radio' && !checked) return;
    control.checked = !checked;
    control.click();
    return;
  }
  const isSelect = control instanceof HTMLSelectElement;
  const caret = !isSelect && document.activeElement === control ? control.selectionStart : null;
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  control.value = '';
  property?.set?.call(control, value);
  // Who is still typing goes on where they were.
  if (!isSelect && caret !== null) control.setSelectionRange(caret, caret);
  control.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
}

/**
 * Tells React of what a visitor did before it was there, as if it were done now, one change after the other.
 * @returns resolves when React has taken in all of it
 */
export async function restoreFormState(changes: FormState): Promise<void> {
  // Called while React is at work; only afterwards does it render between two events, so that each handler knows what the
  // one before it has changed.
  await Promise.resolve();
  [...changes].forEach(([control, state]) => changeAgain(control, state));
}
