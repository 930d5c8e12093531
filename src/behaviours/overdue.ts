import { indianDay } from '../lib/indianDay';

/**
 * Shows the notes that a list or figure is overdue for review, as of the day of the visit, so that a site that has not been built
 * for months says so. Notes that were due at build time are in the HTML. On the last day of the interval nothing is overdue yet.
 * @param now of the visitor's clock; a clock that is behind hides nothing
 */
export function showOverdue(now: Date = new Date()): void {
  const today = indianDay(now);
  document.querySelectorAll<HTMLElement>('[data-review-by]').forEach((words) => {
    if (today > (words.dataset.reviewBy ?? today)) words.hidden = false;
  });
}
