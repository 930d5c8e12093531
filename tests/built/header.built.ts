/** The header of every page: its entries, and which of them is marked as the page being read. */
import { headerGroups, headerItems } from '../support/content';
import { all, attribute, first, textIn } from './support/page';
import { pageAt } from './support/site';

const menuOf = (path: string) => first('nav[aria-label="Main"]', pageAt(path))!;

test('the navigation has every entry with its path', () => {
  const menu = menuOf('/');
  const linksIn = (selector: string): { name: string; path: string }[] =>
    all(selector, menu).map((link) => ({ name: textIn(link), path: attribute(link, 'href') }));
  const names = all('summary, ul:first-child > li > a', menu).map((entry) => textIn(entry));
  expect(names).toEqual(headerItems.map(({ name }) => name));
  for (const { name, path, dropdown } of headerItems) {
    if (dropdown) expect([name, linksIn(`ul[aria-label="${name}"] a`)]).toEqual([name, dropdown]);
    else expect(linksIn('ul:first-child > li > a')).toContainEqual({ name, path });
  }
});

test.each(headerGroups.map(({ dropdown }) => dropdown.at(-1)!))(
  'on $path its own entry, and no other, is marked for screen readers',
  ({ name, path }) => {
    const marked = all('header [aria-current="page"]', pageAt(path));
    expect(marked.map((entry) => textIn(entry))).toEqual([name]);
  },
);
