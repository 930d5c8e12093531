/** What answers a click by itself, awake or not: to do it again would undo it (a checkbox) or repeat it (a summary). */
const ANSWERED_BY_BROWSER = 'a[href], area[href], summary, label, select, textarea, input:not([type="button"])';

const ANSWERED_BY_SCRIPT = ['button', 'tab', 'switch', 'option', 'menuitem'].map((role) => `[role="${role}"]`);

const CONTROL = ['button', 'input', ...ANSWERED_BY_SCRIPT, ANSWERED_BY_BROWSER].join(', ');

function buttonActs(button: HTMLButtonElement): boolean {
  const actsOnForm = button.type !== 'button' && button.form !== null;
  return actsOnForm || button.hasAttribute('popovertarget') || button.hasAttribute('commandfor');
}

/** What is still to be done of a click or a submit that has been through its course; undefined where the browser has done it. */
function missedAction(event: Event): (() => void) | undefined {
  const { target, type, defaultPrevented } = event;
  if (!(target instanceof Element)) return undefined;
  if (type === 'submit') {
    if (!defaultPrevented || !(target instanceof HTMLFormElement)) return undefined;
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    return () => target.requestSubmit(submitter);
  }
  // A tap on an icon is one on the button around it.
  const control = target.closest<HTMLElement>(CONTROL);
  const link = control?.closest<HTMLAnchorElement>('a[href]');
  if (link) return defaultPrevented ? () => link.click() : undefined;
  const answered = control instanceof HTMLButtonElement ? buttonActs(control) : control?.closest(ANSWERED_BY_BROWSER);
  return control && !answered ? () => control.click() : undefined;
}

/**
 * What is still to be done of what a visitor did in an island that could not answer yet.
 * @param events clicks and submits; the inline loader has prevented those that would have left the page
 */
export function missedActions(events: readonly Event[]): readonly (() => void)[] {
  return events.flatMap((event) => missedAction(event) ?? []);
}

/** React renders in a microtask, so that each action meets what the one before it has changed. */
export async function redo(actions: readonly (() => void)[]): Promise<void> {
  for (const action of actions) {
    action();
    await Promise.resolve();
  }
}
