/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { THEME_STORAGE_KEY } from '../../content/themeStorage';

const source = readFileSync(path.join(__dirname, 'theme.js'), 'utf8');

/** Runs the script in a browser with a dark or light system theme, for this type of navigation. */
function run(systemIsDark: boolean, type: NavigationTimingType = 'navigate'): void {
  const matchMedia = (query: string): { matches: boolean } => ({
    matches: systemIsDark && query === '(prefers-color-scheme: dark)',
  });
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- it is a script, not a module
  new Function('matchMedia', 'performance', 'STORAGE_KEY', source)(
    matchMedia,
    { getEntriesByType: () => [{ type }] },
    THEME_STORAGE_KEY,
  );
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.firstView;
  delete document.documentElement.dataset.query;
  history.replaceState(null, '', '/');
});

test.each([
  ['light', null, false],
  ['dark', null, true],
  ['dark', 'dark', false],
  ['light', 'light', true],
])('the page is %s when the visitor has chosen %p and the system being dark is %p', (theme, choice, systemIsDark) => {
  if (choice) localStorage.setItem(THEME_STORAGE_KEY, choice);
  run(systemIsDark);
  expect(document.documentElement).toHaveAttribute('data-theme', theme);
});

test('a browser that keeps nothing shows what the system has', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  run(true);
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

test.each([
  ['leaves the rest of the page for later', 'the top of a page', '/home-loans', 'navigate', true],
  ['has all of it', 'a part of it', '/home-loans#faq', 'navigate', false],
  ['has all of it', 'where they were before', '/home-loans', 'back_forward', false],
  ['has all of it', 'the same page again', '/home-loans', 'reload', false],
] as const)('%s for a visitor who comes to %s', (_, _place, address, type, isFirstView) => {
  history.replaceState(null, '', address);
  run(false, type);
  expect(document.documentElement.hasAttribute('data-first-view')).toBe(isFirstView);
});

test.each([
  ['/search?q=gold', true],
  ['/search', false],
  ['/search#search-field', false],
])('%s asks for something: %p', (address, isAsked) => {
  history.replaceState(null, '', address);
  run(false);
  expect(document.documentElement.hasAttribute('data-query')).toBe(isAsked);
});
