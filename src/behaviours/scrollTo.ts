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
