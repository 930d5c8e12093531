import { THEME_STORAGE_KEY } from '../content/themeStorage';
import type { Behaviour } from '../islands/runtime/dispatcher';

const systemTheme = (): 'dark' | 'light' => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/**
 * Switches between light and dark. A choice other than the system's is stored under the key that src/islands/inline/theme.js reads before the first
 * paint; switching back deletes it, so that the page follows the system again. Without storage, the choice lasts for this page.
 */
export const theme: Behaviour = {
  click() {
    const root = document.documentElement;
    const next = root.dataset.theme === 'dark' ? 'light' : 'dark';
    root.dataset.theme = next;
    try {
      if (next === systemTheme()) localStorage.removeItem(THEME_STORAGE_KEY);
      else localStorage.setItem(THEME_STORAGE_KEY, next);
    } catch {
      // In private windows or with a full disk, the switch still works until the page is left.
    }
  },
};

/** Follows a choice made in another tab. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_STORAGE_KEY) document.documentElement.dataset.theme = newValue ?? systemTheme();
  });
}
