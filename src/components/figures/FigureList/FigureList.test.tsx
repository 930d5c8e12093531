import { render, screen, within } from '@testing-library/react';
import { world } from '@site/tests/unit/docusaurus/world';
import FigureList from './';

jest.mock('@site/src/content/figures.yml', () => jest.requireActual<object>('@site/tests/unit/figures'));
jest.mock(
  '@site/src/content/documents.yml',
  () => jest.requireActual<{ documents: object }>('@site/tests/unit/figures').documents,
);

jest.mock('./usedBy', () => ({
  usedBy: (id: string) => (id === 'ppf-rate' ? [{ title: 'PPF calculator', path: '/calculators/ppf' }] : []),
}));

beforeEach(() => {
  world.anchors = [];
  world.figureReferences = {
    'ppf-rate': [{ title: 'Tax saving', path: '/tax-saving' }],
    'short-term-tax': ['a', 'b', 'c', 'd'].map((name) => ({ title: `Page ${name}`, path: `/${name}` })),
  };
  render(<FigureList />);
});

test('every figure has a place that can be linked to', () => {
  expect(world.anchors).toEqual(expect.arrayContaining(['ppf-rate', 'short-term-tax']));
  expect(within(document.getElementById('ppf-rate')!).getByRole('heading')).toHaveTextContent('PPF interest rate');
});

test('lists the values with their dates and sources, the present one first', () => {
  const entry = document.getElementById('short-term-tax')!;
  expect(
    within(within(entry).getAllByRole('list')[0]!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '20% (from 23 July 2024). Gazette of India: Finance Act 2024, section 2 (opens in a new tab) (known through Law Digest: Acts of 2024)',
    '15% (from 1 April 2008 until 22 July 2024). Rule of thumb (market practice, set by no rule)',
    '10% (until 31 March 2008). Finance Act 2004 (the document that says so was not found)',
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
  expect(listed('ppf-rate')[0]).toEqual(['Tax saving', '/tax-saving']);
});

test('names the calculators that count with a figure', () => {
  expect(document.getElementById('ppf-rate')).toHaveTextContent('Used by');
  expect(listed('ppf-rate').slice(1)).toEqual([['PPF calculator', '/calculators/ppf']]);
});

test('where many pages quote it, the list unfolds', () => {
  const entry = document.getElementById('short-term-tax')!;
  expect(within(entry).getByText('Quoted on 4 pages').closest('details')).not.toHaveAttribute('open');
  expect(listed('short-term-tax')).toHaveLength(4);
});

test('the figures stand by subject, and each subject can be looked at alone', () => {
  const filter = screen.getByRole('navigation', { name: 'Figures by subject' });
  const links = within(filter).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['All', 'Tax saving and retirement (1)', 'Funds and the tax on them (1)']),
  );
  for (const link of links) expect(document.querySelector(link.getAttribute('href')!)).toBeInTheDocument();
  const group = document.querySelector<HTMLElement>('#tax-saving-and-retirement')!;
  expect(within(group).getByRole('heading', { level: 2 })).toHaveTextContent('Tax saving and retirement');
  expect(within(group).getByRole('heading', { level: 3 })).toHaveTextContent('PPF interest rate');
});
