import { THEME_STORAGE_KEY } from '../content/themeStorage';
import type { Behaviour } from './dispatcher';

/**
 * Switches between light and dark, and stores the choice under the key that src/plugins/islands/inline/theme.js reads before the
 * first paint. Without storage, the choice lasts for this page.
 */
export const theme: Behaviour = {
  click() {
    const root = document.documentElement;
    const next = root.dataset.theme === 'dark' ? 'light' : 'dark';
    root.dataset.theme = next;
    try {
      localStorage.setItem(THEME_STORAGE_KEY, next);
    } catch {
      // In private windows or with a full disk, the switch still works until the page is left.
    }
  },
};

/** Follows the choice that a visitor makes in another tab. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_STORAGE_KEY && (newValue === 'light' || newValue === 'dark')) {
      document.documentElement.dataset.theme = newValue;
    }
  });
}
