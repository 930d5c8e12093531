import { render, screen, within } from '@testing-library/react';
import type { FiguresFile } from '../../../content/schemas';
import RuleChange from './';

jest.mock('@site/src/content/figures.yml', () => {
  const { default: registry } = jest.requireActual<{ default: FiguresFile }>('@site/tests/unit/figures');
  const source = { document: 'finance-act-2024' };
  const slabs = {
    id: 'slabs',
    label: 'Income tax by slab',
    periods: [
      { value: 'nil to ₹3 lakh, 5% to ₹7 lakh, 10% to ₹10 lakh, 30% above', until: '2025-03-31', source },
      { value: 'nil to ₹4 lakh, 5% to ₹8 lakh, 10% to ₹12 lakh, 30% above', from: '2025-04-01', source },
    ],
  };
  return { __esModule: true, default: { ...registry, rows: [...registry.rows, slabs] } };
});
jest.mock(
  '@site/src/content/documents.yml',
  () => jest.requireActual<{ documents: object }>('@site/tests/unit/figures').documents,
);

test('shows every value with its dates, the present one last', () => {
  render(<RuleChange id="short-term-tax" />);
  const periods = screen.getAllByRole('term', { hidden: true });
  expect(periods.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)).toEqual([
    'until 31 March 2008: 10%',
    '1 April 2008 to 22 July 2024: 15%',
    'since 23 July 2024: 20%',
  ]);
});

test('says what has changed, on what condition, and who says so', () => {
  render(<RuleChange id="short-term-tax">This costs ₹5,000 more on a gain of ₹1 lakh.</RuleChange>);
  const box = screen.getByRole('note');
  expect(box).toHaveTextContent('The rule has changed: Tax on short-term gains from equity');
  expect(
    within(box).getByText('The rule has changed: Tax on short-term gains from equity').parentElement,
  ).toHaveTextContent('Now 20%, before 15%.');
  expect(box).toHaveTextContent('securities transaction tax was paid');
  expect(box).toHaveTextContent('This costs ₹5,000 more');
  expect(box).toHaveTextContent('Checked 30 June 2025');
  const source = screen.getByRole('link', {
    name: /^Gazette of India: Finance Act 2024 ?, section 2 \(opens in a new tab\)$/,
    hidden: true,
  });
  expect(source).toHaveAttribute('href', 'https://law.example/2024');
  expect(source).toHaveAttribute('target', '_blank');
});

test('slabs stand in lines of their own, and not all in the sentence', () => {
  render(<RuleChange id="slabs" />);
  expect(screen.getByText('The rule has changed: Income tax by slab').closest('summary')).not.toHaveTextContent('lakh');
  const [before, now] = screen.getAllByRole('list', { hidden: true });
  expect(within(before!).getAllByRole('listitem', { hidden: true })).toHaveLength(4);
  expect(within(now!).getAllByRole('listitem', { hidden: true })[1]).toHaveTextContent(/^5% to ₹8 lakh$/);
});

test.each([
  ['a figure that has not changed', 'ppf-rate', /one period only; write <Figure id="ppf-rate" \/>/],
  ['an unknown figure', 'short-term-taxes', /there is no figure "short-term-taxes".*short-term-tax/],
])('refuses %s', (_what, id, message) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<RuleChange id={id} />)).toThrow(message);
});
