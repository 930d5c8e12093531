import fc from 'fast-check';
import { isRepaid, payMinimum } from '../../lib/finance/cardDebt';
import { formatRupees } from '../../lib/format/rupees';
import type { Values } from '../../islands/parts/inputs/types';
import { calculatorAnswer, figuresOf } from '../../../tests/unit/calculatorAnswer';
import calculator from '.';

const figures = figuresOf(calculator);
const gst = figures['card-gst'] ?? 0;

const answerTo = (changed: Values) => calculatorAnswer(calculator, changed);

test('a minimum below the interest has no total, no end and no saving', () => {
  const { figure, facts, sentence, effects } = answerTo({ rate: 54, minimum: 5, least: 0 });
  expect(figure).toBe('no end');
  expect(facts).not.toHaveProperty('Paid in all');
  expect(sentence).toMatch(
    /adds ₹5,310 of interest and GST, and its minimum due is ₹5,266.*does not cover the interest/,
  );
  expect(effects).toEqual([]);
});

test('whatever is owed, a total stands where there is an end, and nowhere else', () => {
  const owed = fc.record({
    balance: fc.integer({ min: 5, max: 5_000 }).map((thousands) => thousands * 1_000),
    rate: fc.integer({ min: 24, max: 108 }).map((halves) => halves / 2),
    minimum: fc.integer({ min: 10, max: 50 }).map((halves) => halves / 2),
    least: fc.integer({ min: 0, max: 40 }).map((fifties) => fifties * 50),
  });
  fc.assert(
    fc.property(owed, (values) => {
      const { balance, rate, minimum, least } = values;
      const debt = {
        balance,
        monthlyRatePercent: rate / 12,
        gstPercent: gst,
        minimumPercent: minimum,
        minimumRupees: least,
      };
      const months = payMinimum(debt);
      const { facts, sentence, effects } = answerTo(values);
      expect('Paid in all' in facts).toBe(isRepaid(months));
      const total = formatRupees(months.reduce((sum, { paid }) => sum + paid, 0));
      expect(JSON.stringify([facts, sentence]).includes(total)).toBe(isRepaid(months));
      if (!isRepaid(months)) expect(effects).toEqual([]);
      // A saving is never more than the interest that there is.
      const interest = months.reduce((sum, month) => sum + month.interest, 0);
      for (const { rupees } of effects) expect(rupees).toBeLessThanOrEqual(interest + 1e-6);
    }),
    { numRuns: 60 },
  );
});
