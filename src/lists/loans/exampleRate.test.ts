/** @jest-environment node */
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import { plainLoan } from '@site/tests/unit/plainLoans';
import { loanListIds } from '../../content/listCatalogue';
import { lists } from '..';
import { startingRates, usualFee, usualRate } from './exampleRate';

const boundsOf = (id: (typeof loanListIds)[number]) => {
  const rates = startingRates(lists[id].refinance.lenders);
  return [rates[0] ?? NaN, rates.at(-1) ?? NaN] as const;
};

test.each(loanListIds)('%s: no example is outside the rates at which its lenders start', (id) => {
  const [least, most] = boundsOf(id);
  const offered = lists[id].show(
    ({ offer, defaults }) => offer?.example(defaults, figureValues(registry, lists[id].figures))['offered'],
  );
  for (const rate of [offered, lists[id].refinance.rateNow[0]]) {
    expect(rate).toBeGreaterThanOrEqual(least);
    expect(rate).toBeLessThanOrEqual(most);
  }
});

test('the example of an offer is the middle of what lenders publish, in whole percent, and of a fee what half of them ask', () => {
  const loans = ['8% - 12%', '10% - 18%', '11% - 25%'].map((rate, index) =>
    plainLoan(`Bank ${index}`, rate, { fee: '2%' }),
  );
  expect(usualRate(loans)).toBe(11);
  // Between the lowest and the highest start, and with no upper rate at all the median start.
  expect(usualRate([plainLoan('Bank', '12%')])).toBe(12);
  expect(usualFee(loans, 500_000)).toBe(10_000);
  expect(
    usualFee(
      [...loans, ...loans, ...loans].map((loan, at) => (at < 2 ? loan : plainLoan(`B ${at}`, '9%'))),
      500_000,
    ),
  ).toBeNull();
});

test('where usual rates are known, the example is one of them', () => {
  const { 'personal-loan-rate#1': least = NaN, 'personal-loan-rate#2': most = NaN } = figureValues(registry, [
    'personal-loan-rate#1',
    'personal-loan-rate#2',
  ]);
  const rate = usualRate(lists['personal-loans'].refinance.lenders);
  expect(rate).toBeGreaterThanOrEqual(least);
  expect(rate).toBeLessThanOrEqual(most);
});
