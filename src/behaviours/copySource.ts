import type { Behaviour } from './dispatcher';
import { showNotice } from './toasts';

/**
 * Copies the source of the example that the button belongs to: the text of the `<code>` whose id stands in `data-source`.
 * Where the clipboard is refused, the source is selected, so that it can be copied by hand.
 */
export const copySource: Behaviour = {
  click(button) {
    const source = document.getElementById(button.dataset.source ?? '');
    if (!source) return;
    const refused = (): void => {
      getSelection()?.selectAllChildren(source);
      showNotice({ title: 'Selected', text: 'The browser does not let us copy. Press Ctrl and C, or hold the text.' });
    };
    // Without HTTPS, and within some apps, there is no clipboard at all.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const copied = (): void =>
      showNotice({ title: 'Copied', text: 'Paste it into your page and change the words.', kind: 'success' });
    if (clipboard) clipboard.writeText(source.textContent).then(copied, refused);
    else refused();
  },
};
