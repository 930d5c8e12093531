import { notices } from '../content/notices';
import type { Behaviour } from './dispatcher';
import { showNotice } from './toasts';

/**
 * The page's address as others should get it: without the query and fragment of this visit, unless the button says by `data-share-hash`
 * that the visitor's numbers, which are in the hash, are shared too.
 */
function pageAddress(button: HTMLElement): string {
  return location.origin + location.pathname + (button.hasAttribute('data-share-hash') ? location.hash : '');
}

/** Copies the address of the page. Where the clipboard is refused, the address is shown so that it can be copied by hand. */
export const share: Behaviour = {
  click(button) {
    const address = pageAddress(button);
    const refused = (): void => showNotice(notices['copy-refused'](address));
    // Without HTTPS, and within some apps, there is no clipboard at all.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard) clipboard.writeText(address).then(() => showNotice(notices['link-copied']()), refused);
    else refused();
  },
};

/** Offers the phone's own share sheet. The button is hidden until `revealShareSheet` has found one. */
export const shareSheet: Behaviour = {
  click(button) {
    // Closing the sheet rejects, which is no error.
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
