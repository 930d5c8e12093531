/** Elements that handle a click without a script: repeating it would undo it (a checkbox) or do it twice (a summary). */
const ANSWERED_BY_BROWSER = 'a[href], area[href], summary, label, select, textarea, input:not([type="button"])';

const ANSWERED_BY_SCRIPT = ['button', 'tab', 'switch', 'option', 'menuitem'].map((role) => `[role="${role}"]`);

const CONTROL = ['button', 'input', ...ANSWERED_BY_SCRIPT, ANSWERED_BY_BROWSER].join(', ');

function buttonActs(button: HTMLButtonElement): boolean {
  const actsOnForm = button.type !== 'button' && button.form !== null;
  return actsOnForm || button.hasAttribute('popovertarget') || button.hasAttribute('commandfor');
}

/** The action of a click or a submit that still has to be performed; undefined if the browser has performed it. */
function missedAction(event: Event): (() => void) | undefined {
  const { target, type, defaultPrevented } = event;
  if (!(target instanceof Element)) return undefined;
  if (type === 'submit') {
    if (!defaultPrevented || !(target instanceof HTMLFormElement)) return undefined;
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    return () => target.requestSubmit(submitter);
  }
  // A tap on an icon is a tap on the button around it.
  const control = target.closest<HTMLElement>(CONTROL);
  const link = control?.closest<HTMLAnchorElement>('a[href]');
  if (link) return defaultPrevented ? () => link.click() : undefined;
  const answered = control instanceof HTMLButtonElement ? buttonActs(control) : control?.closest(ANSWERED_BY_BROWSER);
  return control && !answered ? () => control.click() : undefined;
}

/**
 * The actions of a visitor that still have to be performed, once the island responds.
 * @param events clicks and submits; the inline loader has prevented those that would have left the page
 */
export function missedActions(events: readonly Event[]): readonly (() => void)[] {
  return events.flatMap((event) => missedAction(event) ?? []);
}

/** Waits for React, which renders in a microtask, so that each action sees the changes of the one before. */
export async function redo(actions: readonly (() => void)[]): Promise<void> {
  for (const action of actions) {
    action();
    await Promise.resolve();
  }
}
