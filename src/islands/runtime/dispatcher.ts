/**
 * A behaviour handles events on the elements that name it: `<button data-behaviour="share">`. One listener per event type on the document serves the
 * whole page, including elements that are added later.
 */
export type EventHandler = (element: HTMLElement, event: Event) => void;

export interface Behaviour {
  readonly click?: EventHandler;
  readonly submit?: EventHandler;
  readonly input?: EventHandler;
}

const eventTypes = ['click', 'submit', 'input'] as const;

function handle(behaviours: Readonly<Record<string, Behaviour>>, event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  const element = target?.closest<HTMLElement>('[data-behaviour]');
  if (element) behaviours[element.dataset.behaviour ?? '']?.[event.type as keyof Behaviour]?.(element, event);
}

/**
 * Starts listening.
 * @param behaviours by their name in `data-behaviour`
 * @param early events from before this code was loaded; they are handled first, in order
 */
export function dispatch(behaviours: Readonly<Record<string, Behaviour>>, early: readonly Event[]): void {
  early.forEach((event) => handle(behaviours, event));
  eventTypes.forEach((type) => document.addEventListener(type, (event) => handle(behaviours, event)));
}
