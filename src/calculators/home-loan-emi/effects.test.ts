import { effectsOf } from '../../machines/calculator/shown';
import { repaymentSchedule, scheduleTotals } from '../../lib/finance/schedule';
import emi from '.';

/** What the first changes save, by their text, for the example with these numbers. */
function savingsWith(change: { readonly prepay?: number; readonly rise?: number }): ReadonlyMap<string, number> {
  return emi.show({}, (definition) => {
    const values = { ...definition.defaults, ...change };
    const { effects = [] } = effectsOf(definition, definition.compute(values), values) ?? {};
    return new Map(effects.map(({ text, rupees }) => [text, rupees]));
  });
}

test('a saving is that of the loan with the prepayments and the rate that the visitor has entered', () => {
  const interest = (years: number): number =>
    scheduleTotals(
      repaymentSchedule(
        { principal: 5_000_000, annualRatePercent: 8.5, tenureMonths: years * 12 },
        { prepayments: [{ amount: 200_000, from: 12, every: 'year' }], rateChanges: [{ from: 13, points: 0.5 }] },
      ),
    ).interest;
  const savings = savingsWith({ prepay: 200_000, rise: 0.5 });
  expect(savings.get('Take 5 years less')).toBeCloseTo(interest(20) - interest(15), 4);
  // Of a loan without early payments it would save some ₹14 lakh.
  expect([...savings.values()][0]).toBeLessThan([...savingsWith({}).values()][0]!);
});
