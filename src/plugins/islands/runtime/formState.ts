type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The state of a control. */
interface ControlState {
  readonly value: string;
  readonly checked: boolean;
}

/** Controls that a visitor changed before their island was live. */
type FormState = ReadonlyMap<Control, ControlState>;

/** The initial option: the last with `selected`, or the first that is not disabled. */
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
  /** The last state of each control that a visitor has changed; updated with every change */
  readonly changes: FormState;
  /** Restores the states after the island's HTML was replaced, without events. */
  readonly putBack: () => void;
}

/**
 * Records the controls whose state differs from the HTML, and all further changes, because React may miss some while it hydrates. Ignores
 * selects with `multiple`.
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
 * Repeats a change so that React notices it.
 * React remembers the value that was last set through a control's own `value` or `checked`, and ignores an event without a new value. So another
 * value is set first, and then the visitor's value in a way that React does not track.
 */
function changeAgain(control: Control, { value, checked }: ControlState): void {
  if (isTicked(control)) {
    // The checked radio button unchecks the others.
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
  // Keeps the caret of a visitor who is still typing.
  if (!isSelect && caret !== null) control.setSelectionRange(caret, caret);
  control.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
}

/**
 * Repeats all changes, one after the other, so that React notices them.
 * @returns resolves when React has processed them
 */
export async function restoreFormState(changes: FormState): Promise<void> {
  // Called while React is rendering; only after that does it render between two events, so that each handler sees the changes of the one
  // before.
  await Promise.resolve();
  [...changes].forEach(([control, state]) => changeAgain(control, state));
}
