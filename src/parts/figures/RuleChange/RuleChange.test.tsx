import { render, screen, within } from '@testing-library/react';
import RuleChange from './';

jest.mock('@site/src/content/figures.yml', () => jest.requireActual<object>('@site/tests/unit/figures'));
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
    name: 'Gazette of India: Finance Act 2024, section 2 (opens in a new tab)',
    hidden: true,
  });
  expect(source).toHaveAttribute('href', 'https://law.example/2024');
  expect(source).toHaveAttribute('target', '_blank');
});

test.each([
  ['a figure that has not changed', 'ppf-rate', /one period only; write <Figure id="ppf-rate" \/>/],
  ['an unknown figure', 'short-term-taxes', /there is no figure "short-term-taxes".*short-term-tax/],
])('refuses %s', (_what, id, message) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<RuleChange id={id} />)).toThrow(message);
});
