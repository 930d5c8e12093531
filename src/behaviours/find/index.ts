import * as words from './messages.en';

/** The words of a text as they are compared: without case and accents. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Hides what of a long list lacks the typed words: entries, and parts without an entry that is left. */
function showFound(list: HTMLElement, text: string): void {
  const asked = plain(text).split(/\s+/u).filter(Boolean);
  let count = 0;
  for (const part of list.querySelectorAll<HTMLElement>(':scope > section')) {
    const entries = [...part.querySelectorAll<HTMLElement>('section')];
    for (const entry of entries) {
      const own = asked.length > 0 ? plain(entry.textContent) : '';
      entry.hidden = !asked.every((word) => own.includes(word));
    }
    const left = entries.filter(({ hidden }) => !hidden).length;
    part.hidden = asked.length > 0 && left === 0;
    count += left;
  }
  const said = list.querySelector('[data-found]');
  if (said) said.textContent = asked.length > 0 ? words.found({ count }) : '';
}

/**
 * Answers the field of a `data-find-list` (src/ui/FindBar) while somebody types. A link to an entry that is hidden empties the field.
 */
export function startFinding(list: HTMLElement): void {
  const field = list.querySelector('input');
  if (!field) return;
  const show = (): void => showFound(list, field.value);
  field.addEventListener('input', show);
  addEventListener('hashchange', () => {
    if (field.value === '') return;
    field.value = '';
    show();
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  });
  // A reload brings back what was typed, and somebody may have typed before this was fetched.
  show();
}
