import { valueOf } from '../../content/valueOf';
import * as fc from '@site/tests/unit/properties';
import { isRepaid, payMinimum } from '../../lib/finance/cardDebt';
import { formatRupees } from '../../lib/format/rupees';
import type { Values } from '../../machines/fields/inputs/types';
import { calculatorAnswer, figuresOf } from '@site/tests/unit/calculatorAnswer';
import calculator from '.';

const figures = figuresOf(calculator);
const gst = valueOf(figures, 'card-gst');

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

test('the terms of an issuer that asks for interest in full can be entered, and always lead to an end', () => {
  // By 2% of the whole bill this debt would grow for ever.
  const sbi = answerTo({ way: 'rest', rest: 2, rate: 45, least: 200 });
  expect(sbi.given).toBe('₹1,00,000 at 45% a year, paying interest, GST and 2% of the rest each month, at least ₹200');
  expect(sbi.facts).toHaveProperty('Paid in all');
  const higher = answerTo({ way: 'higher', minimum: 5, rest: 1, rate: 45 });
  expect(higher.given).toContain(
    'paying the higher of 5% of what is owed, and interest, GST and 1% of the rest each month',
  );
  expect(higher.facts).toHaveProperty('Paid in all');
});

test('EMIs and fees raise the first bill, and change nothing else', () => {
  const [without, with_] = [answerTo({}), answerTo({ charges: 3_000 })];
  const { 'Minimum due on the first bill, with its EMIs and fees': first, ...rest } = with_.facts;
  // 5% of 1,00,000 and its interest of 3.5% with GST: 5,206.50
  expect(first).toBe('₹8,207');
  expect(rest).toEqual(without.facts);
});

test('whatever is owed, a total stands where there is an end, and nowhere else', () => {
  const owed = fc.record({
    balance: fc.integer({ min: 5, max: 5_000 }).map((thousands) => thousands * 1_000),
    rate: fc.integer({ min: 24, max: 108 }).map((halves) => halves / 2),
    minimum: fc.integer({ min: 10, max: 50 }).map((halves) => halves / 2),
    least: fc.integer({ min: 0, max: 40 }).map((fifties) => fifties * 50),
    way: fc.constantFrom('bill', 'rest', 'higher'),
    rest: fc.integer({ min: 1, max: 20 }).map((halves) => halves / 2),
  });
  fc.assert(
    fc.property(owed, (values) => {
      const { balance, rate, minimum, least, way, rest } = values;
      const debt = {
        balance,
        monthlyRatePercent: rate / 12,
        gstPercent: gst,
        minimumPercent: way === 'rest' ? 0 : minimum,
        minimumRupees: least,
        restPercent: way === 'bill' ? undefined : rest,
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
