import { THEME_STORAGE_KEY } from '../content/themeStorage';
import type { Behaviour } from './dispatcher';

/**
 * Switches between light and dark, and keeps the choice under the key that src/plugins/islands/inline/theme.js reads before the
 * first paint. A visitor whose browser stores nothing has the choice for this page.
 */
export const theme: Behaviour = {
  click() {
    const root = document.documentElement;
    const next = root.dataset.theme === 'dark' ? 'light' : 'dark';
    root.dataset.theme = next;
    try {
      localStorage.setItem(THEME_STORAGE_KEY, next);
    } catch {
      // Private windows and full disks: the switch still works until the page is left.
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
