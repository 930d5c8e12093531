/** A control that a visitor had changed before its island was awake, with what they had set. */
interface ChangedControl {
  readonly control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  readonly value: string;
  readonly checked: boolean | undefined;
}

/** Lists the controls whose state differs from what the page was sent with. */
export function readFormState(root: HTMLElement): ChangedControl[] {
  const controls = root.querySelectorAll<ChangedControl['control']>('input, select, textarea');
  return [...controls].flatMap((control) => {
    const checked = control instanceof HTMLInputElement ? control.checked : undefined;
    const changed =
      control instanceof HTMLSelectElement
        ? [...control.options].some((option) => option.selected !== option.defaultSelected)
        : control.value !== control.defaultValue ||
          (control instanceof HTMLInputElement && control.checked !== control.defaultChecked);
    return changed ? [{ control, value: control.value, checked }] : [];
  });
}

/**
 * Tells React of those changes, as if they were made now.
 * React remembers what was last written through a control's own `value` and ignores an event that brings nothing new. So
 * something else is written there first, and the visitor's value through the prototype, which React does not watch.
 */
export function restoreFormState(changes: readonly ChangedControl[]): void {
  for (const { control, value, checked } of changes) {
    if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
      if (control.checked !== checked) control.click();
      continue;
    }
    const prototype = Object.getPrototypeOf(control) as object;
    const setValue = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
    control.value = '';
    setValue?.call(control, value);
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
}
