import { homeLoan, rules } from '@site/tests/unit/homeLoans';
import { rankHomeLoans } from './rank';
import { homeLoanRow } from './row';

describe('an opened row names every other rate of the lender with who gets it', () => {
  const factsFor = (rates: readonly (readonly [string, string?])[], amount = 5_000_000) => {
    const inputs = { amount, tenureMonths: 240 };
    const { ranked, unranked } = rankHomeLoans([homeLoan('First', { rates })], inputs, rules);
    const answer = ranked[0] ?? unranked[0]!.answers[0]!;
    return Object.fromEntries(homeLoanRow(answer, inputs).facts.map(([name, text]) => [name, text]));
  };

  it.each([
    ['lower', [['from 7.55%', 'pre-approved'], ['8.50%']], ['from 7.55%: pre-approved']],
    [
      'higher',
      [
        ['from 7.15%', 'salaried'],
        ['from 7.30%', 'self-employed'],
      ],
      ['from 7.30%: self-employed'],
    ],
    [
      'for a smaller loan',
      [
        ['7.95%', 'loan above ₹35 lakh'],
        ['8.95%', 'loan up to ₹35 lakh'],
      ],
      ['8.95%: loan up to ₹35 lakh'],
    ],
  ] as const)('%s', (_how, rates, expected) => {
    expect(factsFor(rates)['Other rates']).toEqual(expected);
  });

  it('also where none is for the loan of the visitor', () => {
    expect(factsFor([['from 7.20%', 'loan above ₹30 lakh']], 3_000_000)['Other rates']).toEqual([
      'from 7.20%: loan above ₹30 lakh',
    ]);
  });

  it('and none where there is only one', () => {
    expect(factsFor([['8.50%']])).not.toHaveProperty('Other rates');
  });
});
