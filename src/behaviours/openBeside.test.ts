/** @jest-environment jsdom */
import { openBeside } from './openBeside';

const html =
  '<details data-opens-beside><summary>Your numbers</summary></details><details><summary>Add</summary></details>';

/** @param knows whether the browser has `::details-content` */
function isOpen(knows: boolean, isWide: boolean): readonly boolean[] {
  document.body.innerHTML = html;
  browser(knows, isWide);
  openBeside();
  return [...document.querySelectorAll('details')].map(({ open }) => open);
}

function browser(knows: boolean, isWide: boolean): void {
  Object.assign(globalThis, {
    CSS: { supports: () => knows },
    matchMedia: (query: string) => ({
      matches: query === '(min-width: 64em)' && isWide,
      addEventListener: () => undefined,
    }),
  });
}

test.each([
  [
    'opens the fields beside a list, and nothing else, on a wide screen whose browser cannot do so by a style',
    false,
    true,
    true,
  ],
  ['leaves them to the stylesheet where the browser can', true, true, false],
  ['leaves them folded on a phone', false, false, false],
])('%s', (_what, knows, isWide, expected) => {
  expect(isOpen(knows, isWide)).toEqual([expected, false]);
});
