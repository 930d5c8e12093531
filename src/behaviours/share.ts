import { notices } from '../content/notices';
import type { Behaviour } from '../islands/runtime/dispatcher';
import { settleAddress } from '../islands/runtime/settleAddress';
import { showNotice } from './notices';

/**
 * The address to share: without the query and hash of this visit, unless `data-share-hash` on the button includes the visitor's
 * numbers, which are in the hash.
 */
function pageAddress(button: HTMLElement): string {
  const page = location.origin + location.pathname;
  if (!button.hasAttribute('data-share-hash')) return page;
  settleAddress();
  return page + location.hash;
}

/** Copies the address of the page. If the clipboard is refused, shows the address to be copied by hand. */
export const share: Behaviour = {
  click(button) {
    const address = pageAddress(button);
    const refused = (): void => showNotice(notices['copy-refused'](address));
    // Without HTTPS, and inside some apps, the clipboard API is missing.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard) clipboard.writeText(address).then(() => showNotice(notices['link-copied']()), refused);
    else refused();
  },
};

/** Opens the phone's share sheet. The button is hidden until `revealShareSheet` has detected one. */
export const shareSheet: Behaviour = {
  click(button) {
    // Closing the sheet rejects the promise, which is no error.
    navigator.share({ title: document.title, url: pageAddress(button) }).catch(() => undefined);
  },
};

/** Shows the share-sheet buttons where the device has a sheet. */
export function revealShareSheet(): void {
  if (!('share' in navigator)) return;
  document.querySelectorAll<HTMLElement>('[data-behaviour="share-sheet"]').forEach((button) => {
    button.hidden = false;
  });
}
