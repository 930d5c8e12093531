import { indianDay } from '../lib/indianDay';

/**
 * Shows what says that a list or a figure is overdue, on the day of the visit: a site that nobody has built for months says so
 * itself. What the build knew to be overdue is shown without this. The last day of the interval is still in time.
 * @param now of the visitor's clock; a clock that is behind hides nothing
 */
export function showOverdue(now: Date = new Date()): void {
  const today = indianDay(now);
  document.querySelectorAll<HTMLElement>('[data-review-by]').forEach((words) => {
    if (today > (words.dataset.reviewBy ?? today)) words.hidden = false;
  });
}
