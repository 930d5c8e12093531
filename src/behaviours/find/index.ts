import { englishPath } from '../../content/locale';
import * as words from './messages.en';

/** The words of a text as they are compared: without case and accents. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Other names of the entries, by their ids: those that the search knows, in English too. */
type Names = ReadonlyMap<string, string>;

/** Nobody who only reads the list fetches what reads them. */
async function fetchNames(): Promise<Names> {
  const { loadSubjects } = await import('../../search/loadSubjects');
  const { entries } = await loadSubjects();
  const page = `${englishPath(location.pathname)}#`;
  const here = entries.filter(({ subject: { address } }) => address.startsWith(page));
  return new Map(
    here.map(({ subject: { address, names } }) => [address.slice(page.length), plain(names.join(' '))] as const),
  );
}

/** Hides what of a long list lacks the typed words: entries, and parts without an entry that is left. */
function showFound(list: HTMLElement, text: string, names: Names): void {
  const asked = plain(text).split(/\s+/u).filter(Boolean);
  let count = 0;
  for (const part of list.querySelectorAll<HTMLElement>(':scope > section')) {
    const entries = [...part.querySelectorAll<HTMLElement>('section')];
    for (const entry of entries) {
      const own = asked.length > 0 ? `${plain(entry.textContent)} ${names.get(entry.id) ?? ''}` : '';
      entry.hidden = !asked.every((word) => own.includes(word));
    }
    const left = entries.filter(({ hidden }) => !hidden).length;
    part.hidden = asked.length > 0 && left === 0;
    count += left;
  }
  const said = list.querySelector('[data-found]');
  if (said) said.textContent = asked.length > 0 ? words.found({ count }) : '';
}

/** Marks the link to the part that is shown alone, or the first: all parts. Links that only lead to a place have no mark. */
function markCurrent(list: HTMLElement): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('nav a')];
  const marked = links.find((link) => link.hasAttribute('aria-current'));
  if (!marked) return;
  marked.removeAttribute('aria-current');
  (links.find(({ hash }) => hash === location.hash) ?? links[0])?.setAttribute('aria-current', 'true');
}

/**
 * Answers the field of a `data-find-list` (src/ui/FindBar) while somebody types, by the words of an entry and, once the search has come, by its other
 * names. A link to an entry that is hidden empties the field.
 */
export function startFinding(list: HTMLElement): void {
  const field = list.querySelector('input');
  if (!field) return;
  let names: Names = new Map();
  const show = (): void => showFound(list, field.value, names);
  field.addEventListener('input', show);
  field.addEventListener(
    'input',
    () => {
      // Without it the words of the entries answer.
      fetchNames()
        .then((known) => {
          names = known;
          show();
        })
        .catch(() => undefined);
    },
    { once: true },
  );
  markCurrent(list);
  addEventListener('hashchange', () => {
    markCurrent(list);
    if (field.value === '') return;
    field.value = '';
    show();
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  });
  // A reload brings back what was typed, and somebody may have typed before this was fetched.
  show();
}
