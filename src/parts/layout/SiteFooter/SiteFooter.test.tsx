import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import navigation from '@site/src/content/navigation.yml';
import { article } from '@site/tests/unit/articles';
import { world } from '@site/tests/unit/docusaurus/world';
import SiteFooter from './';

beforeEach(() => {
  world.articles = ['a', 'b', 'c', 'd', 'e'].map((slug) => article(slug));
  render(<SiteFooter />);
});

const links = (name: string): (string | null)[][] =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('Popular Reads are the first four articles', () => {
  expect(links('Popular Reads')).toEqual([
    ['About a', '/blog/a'],
    ['About b', '/blog/b'],
    ['About c', '/blog/c'],
    ['About d', '/blog/d'],
  ]);
});

test.each([
  ['Products', navigation.footer],
  ['Company', navigation.company],
])('%s has the links of the menus, in order', (name, items) => {
  expect(links(name)).toEqual(items.map((item) => [item.name, item.path]));
});

test('says what the site is and what it is not', () => {
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent('free to use');
  expect(footer).toHaveTextContent('is not a lender or an insurer');
  expect(footer).toHaveTextContent('come from public sources, each list says from when');
  expect(footer).toHaveTextContent('issuers may change them');
});

test('the newsletter form asks for an address that the browser checks', async () => {
  const form = screen.getByRole('form', { name: 'Newsletter' });
  expect(form).toHaveAttribute('data-behaviour', 'newsletter');
  const field = within(form).getByRole('textbox', { name: 'Money Insights by email' });
  expect(field).toBeRequired();
  expect(field).toHaveAttribute('type', 'email');
  expect(field).toBeInvalid();
  await userEvent.type(field, 'asha');
  expect(field).toBeInvalid();
  await userEvent.type(field, '@example.in');
  expect(field).toBeValid();
  expect(within(form).getByRole('button', { name: 'Subscribe' })).toHaveAttribute('type', 'submit');
});
