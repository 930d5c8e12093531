import { notices } from '../content/notices';
import type { Behaviour } from './dispatcher';
import { showNotice } from './toasts';

/**
 * `<a href="#cards-list" data-behaviour="scroll-to">`: the browser scrolls by itself; this only speaks up when there is
 * nothing to scroll to.
 */
export const scrollTo: Behaviour = {
  click(link, event) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    if (document.getElementById(id)) return;
    event.preventDefault();
    showNotice(notices['no-card-list']());
  },
};

/**
 * Shows the place that an address names beside a visitor's numbers, as in `#faq&amount=4000000`: the browser knows no such
 * place.
 */
export function showPlace(): void {
  const [place = '', ...numbers] = location.hash.slice(1).split('&');
  if (numbers.length > 0) document.getElementById(place)?.scrollIntoView();
}
