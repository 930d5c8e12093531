import { notices } from '../content/notices';
import type { Behaviour } from '../islands/runtime/dispatcher';
import { showNotice } from './notices';

/**
 * `<a href="#cards-list" data-behaviour="scroll-to">`: the browser scrolls; this only shows a notice if the target is missing.
 */
export const scrollTo: Behaviour = {
  click(link, event) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    if (document.getElementById(id)) return;
    event.preventDefault();
    showNotice(notices['no-card-list']());
  },
};
