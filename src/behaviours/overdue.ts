import { indianDay } from '../lib/indianDay';

/**
 * Makes a page true on the day of the visit, so that a site that has not been built for months says so: puts away the winner and the sum of a
 * list that is too old to be ranked (src/css/islands.css), shows that a figure is only the last known one or that a list is due for review, and
 * takes out what was said of a day that has passed (`data-ends`). What was so at build time is in the HTML. The last day itself is in time.
 * @param now of the visitor's clock; a clock that is behind hides nothing
 */
export function showOverdue(now: Date = new Date()): void {
  const today = indianDay(now);
  document.querySelectorAll<HTMLElement>('[data-until]').forEach((part) => {
    if (today <= (part.dataset.until ?? today)) return;
    part.dataset.old = '';
    part.hidden = part.hasAttribute('data-ends');
  });
}
