import { render, screen, within } from '@testing-library/react';
import { breadcrumbsOf, type Crumb } from '../../../content/breadcrumbs';
import navigation from '@site/tests/unit/navigation';
import Breadcrumbs from './';
import { site } from '../../../site';

function show(crumbs: readonly Crumb[]): HTMLElement {
  render(<Breadcrumbs crumbs={crumbs} />);
  return screen.getByRole('navigation', { name: 'Breadcrumb' });
}

interface Step {
  readonly position: number;
  readonly name: string;
  readonly item?: string;
}

/** The breadcrumbs that search engines read. */
function structuredData(): readonly Step[] {
  const text = document.querySelector('script[type="application/ld+json"]')!.textContent;
  const data = JSON.parse(text) as { readonly '@type': string; readonly itemListElement: readonly Step[] };
  expect(data['@type']).toBe('BreadcrumbList');
  return data.itemListElement.map(({ position, name, item }) => ({ position, name, ...(item && { item }) }));
}

test('leads from the home page to the page, which is no link', () => {
  const trail = show(breadcrumbsOf(navigation, '/credit-cards/cashback', 'Cashback'));
  expect(
    within(trail)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home', 'Credit Cards', 'Cashback']);
  expect(
    within(trail)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/', '/credit-cards']);
  expect(within(trail).getByText('Cashback')).toHaveAttribute('aria-current', 'page');
});

test('tells search engines the same, numbered from one', () => {
  show(breadcrumbsOf(navigation, '/credit-cards/cashback', 'Cashback'));
  expect(structuredData()).toEqual([
    { position: 1, name: 'Home', item: `${site.url}/` },
    { position: 2, name: 'Credit Cards', item: `${site.url}/credit-cards` },
    { position: 3, name: 'Cashback' },
  ]);
});

test('a group without a page is neither a link, nor the page, nor a step for search engines', () => {
  const trail = show(breadcrumbsOf(navigation, '/gold-loan', 'Gold loans'));
  expect(within(trail).getByText('Loans')).not.toHaveAttribute('aria-current');
  expect(within(trail).getByText('Gold Loan')).toHaveAttribute('aria-current', 'page');
  expect(structuredData()).toEqual([
    { position: 1, name: 'Home', item: `${site.url}/` },
    { position: 2, name: 'Gold Loan' },
  ]);
});

test('home insurance is a second "Home", and React does not mind', () => {
  const complaints = jest.spyOn(console, 'error');
  const trail = show(breadcrumbsOf(navigation, '/insurance/home', 'Home insurance'));
  expect(within(trail).getAllByText('Home')).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
});

test('an article ends with its category, which is a link and so not the page', () => {
  const trail = show([
    { name: 'Home', path: '/' },
    { name: 'Money Insights', path: '/blog' },
    { name: 'Loans', path: '/blog?category=Loans', hue: 'green' },
  ]);
  expect(within(trail).getByText('Loans')).toHaveAttribute('data-hue', 'green');
  expect(within(trail).getAllByRole('link')).toHaveLength(3);
  expect(trail.querySelector('[aria-current]')).toBeNull();
});

test('a name cannot close the script', () => {
  show([{ name: '</script><b>' }]);
  expect(document.querySelector('script')!.textContent).not.toContain('<');
  expect(structuredData()).toEqual([{ position: 1, name: '</script><b>' }]);
});
