import { addressOf, leadsToEnglish } from '../content/locale';
import { DEFAULT_LOCALE } from '../lib/siteLocale';
import { inEnglish } from '../ui/messages.en';
import { loadSubjects } from './loadSubjects';
import { searchAddress } from './searchAddress';
import type { Index } from './subjectIndex';
import { suggest, type Suggestion } from './suggest';
import { showList, startCombobox } from './combobox';
import { SUGGESTION_STYLES } from './suggestionStyles';
import * as words from './messages.en';

const LIST_ID = 'suggestions';

let index: Index | undefined;
/** Renders the open list again; undefined until first used. */
let refresh: (() => void) | undefined;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  Object.entries(attributes).forEach(([attribute, value]) => created.setAttribute(attribute, value));
  created.append(...children);
  return created;
}

function optionOf({ title, address, kind, value, lang }: Suggestion, place: number): HTMLElement {
  const text = value === undefined ? [title] : [`${title}: `, element('strong', {}, value)];
  const isEnglish = leadsToEnglish(address);
  const attributes = {
    ...{ id: `${LIST_ID}-${place}`, role: 'option', href: addressOf(address), tabindex: '-1' },
    ...(isEnglish && { hreflang: DEFAULT_LOCALE }),
  };
  const notes = [kind, isEnglish ? inEnglish : undefined].filter((note) => note !== undefined);
  const small = notes.flatMap((note) => [' ', element('small', {}, note)]);
  return element('a', attributes, element('span', lang === undefined ? {} : { lang }, ...text), ...small);
}

/** Fills the list, and announces the number of suggestions, or the corrected words. */
function fill(list: HTMLElement, status: HTMLElement, typed: string): void {
  const { suggestions, instead } = index ? suggest(typed, index) : { suggestions: [] };
  const all = { title: words.searchPages({ typed }), address: searchAddress(typed) };
  list.replaceChildren(...[...suggestions, all].map(optionOf));
  status.textContent =
    instead === undefined
      ? words.suggestionsCount({ count: suggestions.length })
      : words.suggestionsFor({ corrected: instead });
  status.className = instead === undefined ? 'visuallyHidden' : '';
}

/** Inserts the list, its close button and their styles after the field, then handles text typed in the meantime. */
function start(field: HTMLInputElement): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SUGGESTION_STYLES);
  document.adoptedStyleSheets.push(sheet);

  const status = element('p', { role: 'status' });
  const list = element('div', { id: LIST_ID, role: 'listbox', 'aria-label': words.suggestions });
  const panel = element('div', { 'data-suggestions': '' }, status, list);
  const button = element('button', { type: 'button', 'aria-label': words.close }, '×');
  const update = (): void => {
    const typed = field.value.trim();
    if (typed !== '') fill(list, status, typed);
    showList(parts, typed !== '');
  };
  const parts = { field, panel, list, button, update };
  startCombobox(parts);
  field.after(panel, button);
  if (field === document.activeElement) update();
  return () => panel.hidden || update();
}

/**
 * Makes a field suggest pages, calculators, figures and glossary terms. If the data fails to load, the list links to the search
 * page, and the next touch tries again.
 */
export function suggestIn(field: HTMLInputElement): void {
  if (refresh && index) return;
  refresh ??= start(field);
  loadSubjects()
    .then((loaded) => {
      index = loaded;
      refresh?.();
    })
    .catch(() => undefined);
}
