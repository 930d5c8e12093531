import { siteFolder } from '../../lib/siteLocale';
import { GLOSSARY_DATA_PATH, type Meaning, type Meanings } from '../../lib/glossary';
import { fetchWithin } from '../../machines/fields/fetching/within';
import * as words from './messages.en';

/** How long a note stays after the pointer has left, in milliseconds, so that the pointer can move onto it. */
const GRACE_MS = 300;
/** Gap between the word and its note, and between a note and the edge of the screen, in pixels. */
const GAP_PX = 4;
const EDGE_PX = 16;

let meanings: Promise<Meanings> | undefined;
/** The word whose note is requested or shown. */
let current: HTMLElement | undefined;
/** The pending note of `current`. */
let answer = Promise.resolve();
/** A term whose note was dismissed with Escape; it stays hidden until the pointer or focus enters again. */
let dismissed: HTMLElement | undefined;
let closeCurrent = (): void => undefined;

const fetchMeanings = (): Promise<Meanings> =>
  fetchWithin(siteFolder + GLOSSARY_DATA_PATH, async (response) => (await response.json()) as Meanings);

/** Fetched once, and again after a failure. */
function loadMeanings(): Promise<Meanings> {
  meanings ??= fetchMeanings().catch((error: unknown) => {
    meanings = undefined;
    throw error;
  });
  return meanings;
}

function noteOf(link: HTMLAnchorElement, { name, short }: Meaning): HTMLElement {
  const note = document.createElement('span');
  note.dataset.termNote = '';
  note.className = 'screenOnly';
  note.id = 'term-note';
  note.popover = 'manual';
  const title = document.createElement('strong');
  title.textContent = name;
  const text = document.createElement('span');
  text.textContent = short;
  const more = document.createElement('a');
  more.href = link.href;
  more.textContent = words.moreInGlossary;
  note.append(title, text, more);
  return note;
}

/** The part of a wrapped word under the pointer; without a pointer the last part. */
function partOf(link: HTMLElement, event: Event): DOMRect {
  const parts = [...link.getClientRects()];
  const { clientX: x, clientY: y } = event as MouseEvent;
  return (
    parts.find(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom) ??
    parts.at(-1) ??
    link.getBoundingClientRect()
  );
}

/** Places the note below the word, or above it without room below; never beyond the edge of the screen. */
function place(note: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = note;
  const rightmost = document.documentElement.clientWidth - width - EDGE_PX;
  const isBelow = bottom + GAP_PX + height <= innerHeight || top < height + GAP_PX;
  note.style.left = `${scrollX + Math.max(EDGE_PX, Math.min(left, rightmost))}px`;
  note.style.top = `${scrollY + (isBelow ? bottom + GAP_PX : top - height - GAP_PX)}px`;
}

function show(link: HTMLAnchorElement, meaning: Meaning, event: Event): void {
  const note = noteOf(link, meaning);
  const stop = new AbortController();
  let timer: number | undefined;
  const isInside = (target: EventTarget | null): boolean =>
    target instanceof Node && (link.contains(target) || note.contains(target));
  const close = (): void => {
    clearTimeout(timer);
    stop.abort();
    note.remove();
    link.removeAttribute('aria-describedby');
    if (current === link) current = undefined;
  };
  const hold = (): void => clearTimeout(timer);
  const leave = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => isInside(document.activeElement) || close(), GRACE_MS);
  };
  const dismiss = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    dismissed = link;
    const hadFocus = note.contains(document.activeElement);
    close();
    if (hadFocus) link.focus();
    ['blur', 'mouseleave'].forEach((type) =>
      link.addEventListener(type, () => (dismissed = undefined), { once: true }),
    );
  };

  const { signal } = stop;
  for (const part of [link, note]) {
    part.addEventListener('mouseenter', hold, { signal });
    part.addEventListener('mouseleave', leave, { signal });
    part.addEventListener('focusout', ({ relatedTarget }) => isInside(relatedTarget) || leave(), { signal });
    part.addEventListener('focusin', hold, { signal });
  }
  document.addEventListener('pointerdown', ({ target }) => isInside(target) || close(), { signal });
  document.addEventListener('keydown', dismiss, { signal });

  link.after(note);
  note.showPopover();
  place(note, partOf(link, event));
  link.setAttribute('aria-describedby', note.id);
  closeCurrent = close;
}

async function fetchAndShow(link: HTMLAnchorElement, event: Event): Promise<void> {
  const giveUp = (): void => {
    if (current === link) current = undefined;
  };
  const leaves = ['mouseleave', 'blur'];
  leaves.forEach((type) => link.addEventListener(type, giveUp));
  try {
    const meaning = (await loadMeanings())[link.dataset.term ?? ''];
    if (!meaning) throw new Error(`The glossary has no "${link.dataset.term}"`);
    // The pointer or the focus may have moved on in the meantime.
    if (current === link) show(link, meaning, event);
  } catch (error) {
    giveUp();
    throw error;
  } finally {
    leaves.forEach((type) => link.removeEventListener(type, giveUp));
  }
}

/**
 * Shows a term's definition beside it, until pointer and focus have left both, Escape is pressed or something else is tapped. A tap fires a hover
 * first, so a second request for the same term returns the same promise.
 * @param event that requested it
 * @throws when the definition does not come in time, or the browser lacks popovers
 */
export async function explain(link: HTMLAnchorElement, event: Event): Promise<void> {
  if (link === dismissed) return;
  if (!('showPopover' in link)) throw new Error('This browser has no popovers.');
  if (link !== current) {
    closeCurrent();
    current = link;
    answer = fetchAndShow(link, event);
  }
  await answer;
}
