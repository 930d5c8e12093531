import { opensElsewhere } from '../../../lib/opensElsewhere';

/** What answers a click by itself, awake or not: to do it again would undo it (a checkbox) or repeat it (a summary). */
const ANSWERED_BY_BROWSER = 'a[href], area[href], summary, label, select, textarea, input:not([type="button"])';

const ANSWERED_BY_SCRIPT = ['button', 'tab', 'switch', 'option', 'menuitem'].map((role) => `[role="${role}"]`);

const CONTROL = ['button', 'input', ...ANSWERED_BY_SCRIPT, ANSWERED_BY_BROWSER].join(', ');

/** What a visitor did in an island that could not answer yet. */
export interface MissedAction {
  readonly redo: () => void;
  /** Whether the page can do it without the island: follow a link, send a form */
  readonly worksWithoutIsland: boolean;
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const control = target instanceof Element ? target.closest(CONTROL) : null;
  return control?.closest<HTMLAnchorElement>('a[href]') ?? null;
}

function opensHere(link: HTMLAnchorElement, click: MouseEvent): boolean {
  const inThisTab = link.target === '' || link.target === '_self';
  return inThisTab && !link.hasAttribute('download') && !opensElsewhere(click);
}

/** Keeps the page from being left by a link or a form that the waking island may want to answer itself. */
export function holdBack(event: Event): void {
  const link = linkOf(event.target);
  const leaves = event instanceof MouseEvent && link !== null && opensHere(link, event);
  if (leaves || event.type === 'submit') event.preventDefault();
}

function buttonActs(button: HTMLButtonElement): boolean {
  const actsOnForm = button.type !== 'button' && button.form !== null;
  return actsOnForm || button.hasAttribute('popovertarget') || button.hasAttribute('commandfor');
}

/**
 * Finds out what of an event is still to be done.
 * @param event a click or a submit that has been through its course
 * @returns undefined where the browser has done it
 */
export function missedAction(event: Event): MissedAction | undefined {
  const { target, type, defaultPrevented } = event;
  if (!(target instanceof Element)) return undefined;
  if (type === 'submit') {
    if (!defaultPrevented || !(target instanceof HTMLFormElement)) return undefined;
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    return { redo: () => target.requestSubmit(submitter), worksWithoutIsland: true };
  }
  const link = linkOf(target);
  if (link) return defaultPrevented ? { redo: () => link.click(), worksWithoutIsland: true } : undefined;
  // A tap on an icon is one on the button around it.
  const control = target.closest<HTMLElement>(CONTROL);
  const answered = control instanceof HTMLButtonElement ? buttonActs(control) : control?.closest(ANSWERED_BY_BROWSER);
  return control && !answered ? { redo: () => control.click(), worksWithoutIsland: false } : undefined;
}
