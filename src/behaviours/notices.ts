import type { Notice } from '../content/notices';
import type { Behaviour } from '../islands/runtime/dispatcher';
import * as words from './messages.en';

/** How long a notice (a toast) stays, in milliseconds, unless hover or focus keeps it. */
export const NOTICE_TIME_MS = 5000;

/** Events that begin and end what pauses its timer, hover and focus alike; it resumes when neither holds. */
const HOLDS = [
  ['mouseenter', 'mouseleave'],
  ['focusin', 'focusout'],
] as const;

let dismissCurrent: (() => void) | undefined;

/** A timer that pauses while the pointer or focus is on the notice. */
function pausableTimer(durationMs: number, done: () => void): { pause(): void; resume(): void; stop(): void } {
  let remainingMs = durationMs;
  let startedAt = 0;
  let timer: number | undefined;
  return {
    pause() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      remainingMs -= Date.now() - startedAt;
    },
    resume() {
      if (timer !== undefined) return;
      startedAt = Date.now();
      timer = window.setTimeout(done, Math.max(remainingMs, 0));
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      remainingMs = 0;
    },
  };
}

function element(tag: string, part: string, text?: string): HTMLElement {
  const created = document.createElement(tag);
  created.dataset.noticePart = part;
  if (text !== undefined) created.textContent = text;
  return created;
}

/**
 * Shows a notice in the page's live region, replacing the previous one. The region is in the HTML, empty, because screen readers ignore one that is
 * added together with its text.
 * @param notice title, text and link for the visitor, and whether it reports a success
 */
export function showNotice({ title, text, to, answer, kind }: Notice): void {
  const region = document.querySelector<HTMLElement>('[data-notices]');
  if (!region) return;
  dismissCurrent?.();

  const box = element('div', 'box');
  if (kind) box.dataset.noticeKind = kind;
  const close = element('button', 'close') as HTMLButtonElement;
  close.type = 'button';
  close.setAttribute('aria-label', words.dismissNotice);
  close.textContent = '×';
  const body = element('div', 'words');
  body.append(element('strong', 'title', title));
  if (text) body.append(element('span', 'text', text));
  if (to) {
    const link = element('a', 'text', answer) as HTMLAnchorElement;
    link.href = to;
    body.append(link);
  }
  box.append(body, close);

  const openedFrom = document.activeElement;
  const dismiss = (): void => {
    timer.stop();
    const hadFocus = box.contains(document.activeElement);
    box.remove();
    document.removeEventListener('keydown', onKey);
    if (dismissCurrent === dismiss) dismissCurrent = undefined;
    if (hadFocus && openedFrom instanceof HTMLElement) openedFrom.focus();
  };
  const timer = pausableTimer(NOTICE_TIME_MS, dismiss);
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') dismiss();
  };

  const holds = new Set<string>();
  for (const [start, end] of HOLDS) {
    box.addEventListener(start, () => {
      holds.add(end);
      timer.pause();
    });
    box.addEventListener(end, () => {
      holds.delete(end);
      if (holds.size === 0 && box.isConnected) timer.resume();
    });
  }
  close.addEventListener('click', dismiss);
  document.addEventListener('keydown', onKey);

  dismissCurrent = dismiss;
  region.append(box);
  timer.resume();
}

/**
 * `<button data-behaviour="notice" data-notice-title="Start Planning" data-notice-text="This feature isn't implemented yet"
 * data-notice-to="/calculators/retirement" data-notice-answer="See how much you will need">`. A button without an address takes that of the link
 * after it.
 */
export const notice: Behaviour = {
  click(button) {
    const { noticeTitle: title = '', noticeText: text, noticeTo: to, noticeAnswer: answer } = button.dataset;
    const next = button.nextElementSibling as HTMLAnchorElement | null;
    // Without what only screen readers hear of that link: the notice opens it in the same tab.
    showNotice({ title, text, to: to ?? next?.href, answer: answer ?? next?.firstChild?.textContent ?? '' });
  },
};
