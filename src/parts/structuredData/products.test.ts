import { homeLoan as homeLoanOf } from '@site/tests/unit/homeLoans';
import { parseCell, type QuantityCell } from '../../lib/quantities/cell';
import type { QuantityKind } from '../../lib/quantities/quantity';
import { bankDeposit, homeLoan, loan, savingsAccount } from './products';

function cell<Kind extends QuantityKind>(kind: Kind, text: string): QuantityCell<Kind> {
  const { value, problem } = parseCell(kind, text);
  if (problem !== undefined) throw new Error(problem);
  return value;
}

const offered = { provider: 'axis-bank', name: 'Axis Bank', link: 'https://example.in/' };
const rateOf = (text: string) => loan({ ...offered, rate: cell('rate', text) }, 'Personal loans');

test.each([
  ['from 9.99%', { minValue: 9.99 }],
  ['8.75% - 13.55%', { minValue: 8.75, maxValue: 13.55 }],
  ['up to 12%', { maxValue: 12 }],
  ['7.40%', { minValue: 7.4 }],
])('a loan at %s starts there: %o', (text, ends) => {
  expect(rateOf(text)).toHaveProperty('interestRate', {
    '@type': 'QuantitativeValue',
    ...ends,
    unitText: '% a year',
  });
});

test('what nobody knows is left out, not zero', () => {
  const row = { ...offered, rate: cell('rate', 'Not found'), fee: cell('fee', 'Not available') };
  const product = loan({ ...row, amount: cell('money', 'Not found') }, 'Personal loans');
  expect(Object.keys(product)).toEqual(['@type', 'name', 'provider', 'url', 'loanType']);
});

test('amounts are rupees, terms are months', () => {
  const row = { ...offered, rate: cell('rate', '9%'), amount: cell('money', 'up to ₹40 lakh') };
  expect(loan({ ...row, tenure: cell('tenure', '1 to 6 years') }, 'Personal loans')).toMatchObject({
    amount: { currency: 'INR', maxValue: 4_000_000 },
    loanTerm: { minValue: 12, maxValue: 72, unitCode: 'MON' },
  });
});

test('a home loan has the rate for the loan of the page, which is where several of its rates begin', () => {
  const interestRate = (...rates: readonly (readonly [string, string?])[]): unknown => {
    const row = homeLoanOf('Axis Bank', { rates });
    const [, shown = row.rates[0]] = row.rates;
    return homeLoan(row, shown && { ...shown, document: 'boi-rates-2026-07' }, 'Home loans').interestRate;
  };
  expect(interestRate(['7.30% - 8%', 'loan taken over'], ['7.95% - 10%'])).toEqual({
    '@type': 'QuantitativeValue',
    minValue: 7.95,
    unitText: '% a year',
  });
  expect(interestRate(['7.15% - 10%'])).toMatchObject({ minValue: 7.15, maxValue: 10 });
});

test('a deposit has the rates of all tenures, an account those of all bands', () => {
  const [low, high] = [cell('rate', '6.50%'), cell('rate', '7.40% (444 days)')];
  const years = { rate1Year: low, rate2Years: low, interestRate: low, rate5Years: cell('rate', 'Not found') };
  expect(bankDeposit({ ...offered, ...years, highestRate: high })).toMatchObject({
    interestRate: { minValue: 6.5, maxValue: 7.4 },
  });
  const interestRate = cell('bands', '2.75% up to ₹1 lakh; 3.25% above');
  expect(savingsAccount({ ...offered, interestRate })).toMatchObject({
    interestRate: { minValue: 2.75, maxValue: 3.25 },
  });
});
