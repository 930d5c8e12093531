import { cleanup, render, screen, within } from '@testing-library/react';
import { world } from '@site/tests/unit/docusaurus/world';
import FigureList from './';

jest.mock('@site/src/content/figures.yml', () => jest.requireActual<object>('@site/tests/unit/figures'));
jest.mock(
  '@site/src/content/documents.yml',
  () => jest.requireActual<{ documents: object }>('@site/tests/unit/figures').documents,
);

jest.mock('./users', () => ({
  ownName: (path: string) => (path === '/calculators/ppf' ? 'PPF calculator' : undefined),
  usedBy: (id: string) => (id === 'ppf-rate' ? [{ title: 'PPF calculator', path: '/calculators/ppf' }] : []),
}));

beforeEach(() => {
  world.anchors = [];
  world.today = '2025-07-15';
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

test('names the whole source of the present value, and earlier ones with their dates and sources', () => {
  const entry = document.getElementById('short-term-tax')!;
  expect(entry.querySelector('details > div > p')).toHaveTextContent(
    'Gazette of India: Finance Act 2024, section 2 (opens in a new tab) (known through Law Digest: Acts of 2024)',
  );
  expect(
    within(within(entry).getAllByRole('list')[0]!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '15% (from 1 April 2008 until 22 July 2024). Finance Act 2008 (the document that says so was not found)',
    '10% (until 31 March 2008). Finance Act 2004 (the document that says so was not found)',
  ]);
  expect(entry).toHaveTextContent('securities transaction tax was paid');
  expect(entry).toHaveTextContent('Checked 30 June 2025.');
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

test('a page that quotes a figure and counts with it is named once, by its short name', () => {
  cleanup();
  world.figureReferences = { 'ppf-rate': [{ title: 'PPF calculator: what it becomes', path: '/calculators/ppf' }] };
  render(<FigureList />);
  expect(listed('ppf-rate')).toEqual([['PPF calculator', '/calculators/ppf']]);
  expect(document.getElementById('ppf-rate')).not.toHaveTextContent('Used by');
});

test('names the calculators that count with a figure', () => {
  expect(document.getElementById('ppf-rate')).toHaveTextContent('Used by');
  expect(listed('ppf-rate').slice(1)).toEqual([['PPF calculator', '/calculators/ppf']]);
});

test('the row shows the value, the one before, who says so and since when; the rest unfolds', () => {
  const entry = document.getElementById('short-term-tax')!;
  expect(entry.querySelector('details')).not.toHaveAttribute('open');
  expect([...entry.querySelector('summary')!.children].map(({ textContent }) => textContent)).toEqual([
    'Tax on short-term gains from equity',
    '20% was 15% last known',
    'Gazette of India · since 23 Jul 2024 Finance Act 2024',
  ]);
  expect(within(entry).getByRole('link', { name: /^Gazette of India: Finance Act 2024/ })).toHaveAttribute(
    'href',
    'https://law.example/2024',
  );
  expect(listed('short-term-tax')).toHaveLength(4);
});

test('market practice has neither a day nor a document: whose it is stands once above its rows', () => {
  expect(document.getElementById('usual-score')).toHaveTextContent(/^Usual score for a loan750 or more$/);
  const group = document.getElementById('loans')!;
  expect(group).toHaveTextContent('Usual in the market: no rule sets these, and yours may differRule of thumbUsual');
  expect(group.querySelector('details')).not.toBeInTheDocument();
});

test('what changed within twelve months comes first', () => {
  const changed = screen.getByRole('region', { name: 'Changed in the last twelve months' });
  expect(within(changed).getByRole('link', { name: 'Tax on short-term gains from equity' })).toHaveAttribute(
    'href',
    '#short-term-tax',
  );
  expect(changed).toHaveTextContent(/20% was 15% last known\s*since 23 Jul 2024/);
});

test('nothing is said to have changed where nothing has', () => {
  cleanup();
  world.today = '2025-07-24';
  render(<FigureList />);
  expect(document.body).toHaveTextContent('None changed in the last twelve months.');
  expect(screen.queryByRole('region', { name: 'Changed in the last twelve months' })).not.toBeInTheDocument();
});

test('the figures stand by subject, and each subject can be looked at alone', () => {
  const filter = screen.getByRole('navigation', { name: 'Figures by subject' });
  const links = within(filter).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['All 4', 'Tax and retirement 1', 'Funds and gains 1']),
  );
  for (const link of links) expect(document.querySelector(link.getAttribute('href')!)).toBeInTheDocument();
  const group = document.querySelector<HTMLElement>('#tax-saving-and-retirement')!;
  expect(within(group).getByRole('heading', { level: 2 })).toHaveTextContent('Tax and retirement');
  expect(within(group).getByRole('heading', { level: 3 })).toHaveTextContent('PPF interest rate');
});
