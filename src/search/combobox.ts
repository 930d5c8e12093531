/**
 * Keyboard, mouse and touch behaviour of a combobox with a list of links: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/.
 * Focus stays in the field.
 */

/** Gap between the list and the on-screen keyboard, in pixels. */
const GAP_PX = 8;

interface Parts {
  readonly field: HTMLInputElement;
  /** The popup below the field, with the list */
  readonly panel: HTMLElement;
  readonly list: HTMLElement;
  /** Closes the popup */
  readonly button: HTMLElement;
  /** Fills and opens the list for the field's value */
  readonly update: () => void;
}

const optionsOf = (list: HTMLElement): readonly HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[role=option]'),
];

const activeOf = (list: HTMLElement): number =>
  optionsOf(list).findIndex((option) => option.matches('[aria-selected=true]'));

/** @param place index of the option in the list; none beyond its ends */
function activate({ field, list }: Parts, place: number): void {
  const options = optionsOf(list);
  options.forEach((option, at) => option.setAttribute('aria-selected', String(at === place)));
  const active = options[place];
  if (active) field.setAttribute('aria-activedescendant', active.id);
  else field.removeAttribute('aria-activedescendant');
  active?.scrollIntoView({ block: 'nearest' });
}

/** The on-screen keyboard covers the page without resizing it. */
function fit({ panel }: Parts): void {
  const seen = window.visualViewport;
  if (!seen || panel.hidden) return;
  panel.style.maxBlockSize = `${seen.offsetTop + seen.height - panel.getBoundingClientRect().top - GAP_PX}px`;
}

/** Opens the list without a selected option, or closes it. */
export function showList(parts: Parts, isShown: boolean): void {
  parts.panel.hidden = !isShown;
  parts.field.setAttribute('aria-expanded', String(isShown));
  activate(parts, -1);
  fit(parts);
}

function moveBy(parts: Parts, step: number): void {
  if (parts.panel.hidden) parts.update();
  if (parts.panel.hidden) return;
  // Cycles through the field itself, between the last option and the first.
  const places = optionsOf(parts.list).length + 1;
  activate(parts, ((activeOf(parts.list) + 1 + step + places) % places) - 1);
}

/** The first Escape closes the list, the second clears the field. */
function escape(parts: Parts): void {
  if (parts.panel.hidden) parts.field.value = '';
  showList(parts, false);
}

function answerKey(parts: Parts, event: KeyboardEvent): void {
  const active = optionsOf(parts.list)[activeOf(parts.list)];
  // During composition, as in Hindi, Enter accepts the composed word.
  if (event.isComposing) return;
  if (event.key === 'ArrowDown') moveBy(parts, 1);
  else if (event.key === 'ArrowUp') moveBy(parts, -1);
  else if (event.key === 'Escape') escape(parts);
  else if (event.key === 'Enter' && active) active.click();
  else return;
  event.preventDefault();
}

/** Turns a field and its popup into a combobox, closed until `update` opens it. */
export function startCombobox(parts: Parts): void {
  const { field, panel, list, button, update } = parts;
  const roles = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': list.id };
  Object.entries(roles).forEach(([name, value]) => field.setAttribute(name, value));
  showList(parts, false);

  /** Closes the list for visitors who return from the back/forward cache. */
  const leave = (): void => {
    showList(parts, false);
    field.blur();
  };
  field.addEventListener('input', update);
  field.addEventListener('click', update);
  field.addEventListener('keydown', (event) => answerKey(parts, event));
  field.addEventListener('blur', () => showList(parts, false));
  field.form?.addEventListener('submit', leave);
  [panel, button].forEach((part) => part.addEventListener('mousedown', (event) => event.preventDefault()));
  list.addEventListener('click', ({ ctrlKey, metaKey, shiftKey }) => ctrlKey || metaKey || shiftKey || leave());
  button.addEventListener('click', leave);
  window.visualViewport?.addEventListener('resize', () => fit(parts));
}
