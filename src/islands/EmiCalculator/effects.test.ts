import { repaymentSchedule, scheduleTotals } from '../../lib/finance/schedule';
import { effectsOf } from '../Calculator/shown';
import { emiDefinition } from './emi';

test('a saving is that of the loan with the prepayments and the rate that the visitor has entered', () => {
  const values = { ...emiDefinition.defaults, prepay: 200_000, rise: 0.5 };
  const { effects = [] } = effectsOf(emiDefinition, emiDefinition.compute(values), values) ?? {};
  const interest = (years: number): number =>
    scheduleTotals(
      repaymentSchedule(
        { principal: values.amount, annualRatePercent: values.rate, tenureMonths: years * 12 },
        { prepayments: [{ amount: 200_000, from: 12, every: 'year' }], rateChanges: [{ from: 13, points: 0.5 }] },
      ),
    ).interest;
  expect(effects.find(({ text }) => text === 'Take 5 years less')?.rupees).toBeCloseTo(interest(20) - interest(15), 4);
  // Of a loan without early payments it would save some ₹14 lakh.
  const plain = emiDefinition.defaults;
  const { effects: alone = [] } = effectsOf(emiDefinition, emiDefinition.compute(plain), plain) ?? {};
  expect(effects[0]!.rupees).toBeLessThan(alone[0]!.rupees);
});
