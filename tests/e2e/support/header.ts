import type { Locator, Page } from '@playwright/test';

export interface Header {
  readonly bar: Locator;
  readonly menuButton: Locator;
  readonly themeSwitch: Locator;
  /** The ways to calculators, questions and other tools, which no group has. */
  readonly tools: Locator;
  /** A name of the bar, link or group. */
  item(name: string): Locator;
  /** The list of links that belongs to a group. */
  submenu(group: string): Locator;
}

export function headerOf(page: Page): Header {
  const bar = page.getByRole('banner');
  const navigation = page.locator('nav[aria-label="Main"]');
  return {
    bar,
    menuButton: bar.getByRole('button', { name: 'Menu' }),
    themeSwitch: bar.getByRole('button', { name: 'Switch between light and dark' }),
    tools: navigation.getByRole('list', { name: 'Tools' }),
    item: (name) =>
      navigation
        .locator('summary, a')
        .filter({ hasText: new RegExp(`^${name.replaceAll(/[()+.?]/g, '\\$&')}$`) })
        .first(),
    submenu: (group) => navigation.locator(`ul[aria-label="${group}"]`),
  };
}
