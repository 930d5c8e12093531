import { indianDay } from '../lib/indianDay';

/**
 * Puts away the winner and the sum of a list that is too old to be ranked on the day of the visit (src/css/islands.css), and shows the notes that a list or figure is overdue for review, as of the day of the visit, so that a site that has not been built
 * for months says so. Notes that were due at build time are in the HTML. On the last day of the interval nothing is overdue yet.
 * @param now of the visitor's clock; a clock that is behind hides nothing
 */
export function showOverdue(now: Date = new Date()): void {
  const today = indianDay(now);
  document.querySelectorAll<HTMLElement>('[data-until]').forEach((part) => {
    if (today <= (part.dataset.until ?? today)) return;
    part.dataset.old = '';
    part.hidden = false;
  });
}
