import { render, within } from '@testing-library/react';
import { world } from '@site/tests/unit/docusaurus/world';
import FigureList from './';

jest.mock('@site/src/content/figures.yml', () => jest.requireActual<object>('@site/tests/unit/figures'));

beforeEach(() => {
  world.anchors = [];
  world.figureReferences = {
    'ppf-rate': [{ title: 'Tax saving', path: '/tax-saving' }],
    'short-term-tax': ['a', 'b', 'c', 'd'].map((name) => ({ title: `Page ${name}`, path: `/${name}` })),
  };
  render(<FigureList />);
});

test('every figure has a place that can be linked to', () => {
  expect(world.anchors).toEqual(['ppf-rate', 'short-term-tax']);
  expect(within(document.getElementById('ppf-rate')!).getByRole('heading')).toHaveTextContent('PPF interest rate');
});

test('lists the values with their dates and sources, the present one first', () => {
  const entry = document.getElementById('short-term-tax')!;
  expect(
    within(within(entry).getAllByRole('list')[0]!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '20% (from 23 July 2024). Finance Act 2024 (opens in a new tab)',
    '15% (from 1 April 2008 until 22 July 2024). Finance Act 2008',
    '10% (until 31 March 2008). Finance Act 2004',
  ]);
  expect(entry).toHaveTextContent('securities transaction tax was paid');
  expect(entry).toHaveTextContent('Checked 30 June 2025');
});

const listed = (id: string): [string | null, string | null][] =>
  [...document.getElementById(id)!.querySelectorAll('a:not([target])')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

test('names the pages that quote a figure', () => {
  expect(document.getElementById('ppf-rate')).toHaveTextContent('Quoted on');
  expect(listed('ppf-rate')).toEqual([['Tax saving', '/tax-saving']]);
});

test('where many pages quote it, the list unfolds', () => {
  const entry = document.getElementById('short-term-tax')!;
  expect(within(entry).getByText('Quoted on 4 pages').closest('details')).not.toHaveAttribute('open');
  expect(listed('short-term-tax')).toHaveLength(4);
});
