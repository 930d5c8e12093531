/**
 * What a keyboard, a mouse and a finger expect of a field with a list of links below it:
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. The focus stays in the field.
 */

/** Between the list and the keyboard of a phone, in pixels. */
const GAP_PX = 8;

interface Parts {
  readonly field: HTMLInputElement;
  /** Hangs below the field, and holds the list */
  readonly panel: HTMLElement;
  readonly list: HTMLElement;
  /** Closes all of it */
  readonly button: HTMLElement;
  /** Fills and opens the list for what stands in the field */
  readonly update: () => void;
}

const optionsOf = (list: HTMLElement): readonly HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[role=option]'),
];

const activeOf = (list: HTMLElement): number =>
  optionsOf(list).findIndex((option) => option.matches('[aria-selected=true]'));

/** @param place of the option in the list; none beyond its ends */
function activate({ field, list }: Parts, place: number): void {
  const options = optionsOf(list);
  options.forEach((option, at) => option.setAttribute('aria-selected', String(at === place)));
  const active = options[place];
  if (active) field.setAttribute('aria-activedescendant', active.id);
  else field.removeAttribute('aria-activedescendant');
  active?.scrollIntoView({ block: 'nearest' });
}

/** The keyboard of a phone covers the page without making it smaller. */
function fit({ panel }: Parts): void {
  const seen = window.visualViewport;
  if (!seen || panel.hidden) return;
  panel.style.maxBlockSize = `${seen.offsetTop + seen.height - panel.getBoundingClientRect().top - GAP_PX}px`;
}

/** Opens the list, with no option chosen, or closes it. */
export function showList(parts: Parts, isShown: boolean): void {
  parts.panel.hidden = !isShown;
  parts.field.setAttribute('aria-expanded', String(isShown));
  activate(parts, -1);
  fit(parts);
}

function moveBy(parts: Parts, step: number): void {
  if (parts.panel.hidden) parts.update();
  if (parts.panel.hidden) return;
  // One place between the last and the first is the field itself.
  const places = optionsOf(parts.list).length + 1;
  activate(parts, ((activeOf(parts.list) + 1 + step + places) % places) - 1);
}

/** The first time it closes the list, the second time it clears the field. */
function escape(parts: Parts): void {
  if (parts.panel.hidden) parts.field.value = '';
  showList(parts, false);
}

function answerKey(parts: Parts, event: KeyboardEvent): void {
  const active = optionsOf(parts.list)[activeOf(parts.list)];
  // With Enter a word is chosen there that is written with several keys, as in Hindi.
  if (event.isComposing) return;
  if (event.key === 'ArrowDown') moveBy(parts, 1);
  else if (event.key === 'ArrowUp') moveBy(parts, -1);
  else if (event.key === 'Escape') escape(parts);
  else if (event.key === 'Enter' && active) active.click();
  else return;
  event.preventDefault();
}

/** Makes a field and what hangs below it a combobox. It is closed until `update` opens it. */
export function startCombobox(parts: Parts): void {
  const { field, panel, list, button, update } = parts;
  const roles = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': list.id };
  Object.entries(roles).forEach(([name, value]) => field.setAttribute(name, value));
  showList(parts, false);

  /** Whoever comes back to the page finds no list over it. */
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
