import { render, screen, within } from '@testing-library/react';
import { world } from '@site/tests/unit/docusaurus/world';
import { site } from '../../../site';
import SiteHeader from './';

jest.mock('@site/src/content/navigation.yml', () => jest.requireActual<object>('@site/tests/unit/navigation'));

function show(path = '/'): HTMLElement {
  world.pathname = path;
  render(<SiteHeader />);
  return screen.getByRole('navigation', { name: 'Main' });
}

const linksIn = (element: HTMLElement): (string | null)[][] =>
  within(element)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

/** The top line of the menu: the names that are links, and those that open a list. */
function topLine(menu: HTMLElement): HTMLElement[] {
  const items = menu.querySelectorAll<HTMLElement>(':scope > ul:first-child > li');
  return [...items].map((item) => item.querySelector<HTMLElement>('summary') ?? within(item).getByRole('link'));
}

test('holds the items of the menu, in order', () => {
  expect(topLine(show()).map((name) => name.textContent)).toEqual([
    'Home',
    'Loans',
    'Credit Cards',
    'Insurance',
    'Money Insights',
  ]);
});

test.each([
  ['Home', '/'],
  ['Money Insights', '/blog'],
])('%s is a link to %s', (name, path) => {
  const item = topLine(show()).find(({ textContent }) => textContent === name);
  expect(item).toHaveAttribute('href', path);
});

test('a group opens its list', () => {
  expect(linksIn(within(show()).getByRole('list', { name: 'Insurance' }))).toEqual([
    ['Car', '/insurance/car'],
    ['Home', '/insurance/home'],
  ]);
});

test('at most one list is open at a time: they share a name', () => {
  const names = [...show().querySelectorAll('details')].map((details) => details.getAttribute('name'));
  expect(names).toHaveLength(3);
  expect(new Set(names).size).toBe(1);
  expect(names[0]).toBeTruthy();
});

test.each([
  ['/', 'Home', '/'],
  ['/gold-loan', 'Loans', '/gold-loan'],
  ['/credit-cards', 'Credit Cards', '/credit-cards'],
  ['/insurance', 'Insurance', undefined],
  ['/insurance/home', 'Insurance', '/insurance/home'],
  ['/blog', 'Money Insights', '/blog'],
  ['/blog/sip-vs-lump-sum', 'Money Insights', undefined],
  ['/tax-saving', undefined, '/tax-saving'],
  ['/about', undefined, undefined],
])('on %s it highlights %s and names the page as current', (path, item, page) => {
  const menu = show(path);
  const highlighted = topLine(menu).filter(({ classList }) => classList.contains('current'));
  expect(highlighted.map(({ textContent }) => textContent)).toEqual(item ? [item] : []);
  const current = [...menu.querySelectorAll('[aria-current="page"]')];
  expect(current.map((link) => link.getAttribute('href'))).toEqual(page ? [page] : []);
});

test.each([
  ['/gold-loan', 'Loans'],
  ['/insurance', 'Insurance'],
  ['/blog/sip-vs-lump-sum', 'Money Insights'],
])('on %s it names %s as the section that one is in', (path, item) => {
  const [current] = show(path).querySelectorAll('[aria-current="true"]');
  expect(current).toHaveTextContent(item);
});

test('the tools that no group has stand after the items, each with its way', () => {
  const menu = show();
  const tools = within(menu).getByRole('list', { name: 'Tools' });
  expect(menu.lastElementChild).toBe(tools);
  expect(linksIn(tools)).toEqual([
    ['Calculators', '/calculators'],
    ['Questions', '/questions'],
    ['Tax', '/tax-saving'],
    ['Savings', '/savings-accounts'],
    ['Compare', '/compare'],
  ]);
});

test('the brand leads home', () => {
  show('/home-loans');
  expect(screen.getByRole('link', { name: `${site.brand}, home` })).toHaveAttribute('href', '/');
});

test('the field sends what is typed to the page of the search, with no script', () => {
  show();
  const field = screen.getByRole('textbox', { name: 'Search' });
  expect(field.closest('form')).toHaveAttribute('action', '/search');
  expect(field).toHaveAttribute('name', 'q');
});

test('the phone’s menu is opened by the browser itself, the theme by a behaviour', () => {
  const menu = show();
  expect(menu).toHaveAttribute('popover', 'auto');
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', menu.id);
  expect(screen.getByRole('button', { name: 'Switch between light and dark' })).toHaveAttribute(
    'data-behaviour',
    'theme',
  );
});
