import { indianDay } from '../lib/indianDay';

/**
 * Corrects a page for the day of the visit, for sites not rebuilt in months: hides the winner and the total of a list too old to rank
 * (src/css/islands.css), marks figures as last known and lists as due for review, and removes statements about a day that has passed (`data-ends`).
 * The HTML has the state at build time. Last days are inclusive.
 * @param now of the visitor's clock; a slow clock hides nothing
 */
export function showOverdue(now: Date = new Date()): void {
  const today = indianDay(now);
  document.querySelectorAll<HTMLElement>('[data-until]').forEach((part) => {
    if (today <= (part.dataset.until ?? today)) return;
    part.dataset.old = '';
    part.hidden = part.hasAttribute('data-ends');
  });
}
