/** Where more than one way to count is about: which one a calculator takes, and that it names what the other gives. */
import * as fc from '@site/tests/unit/properties';
import { calculators } from '.';
import { monthlyForTarget, sipByYear, twelfthsFor } from '../lib/finance/sip';
import { ppfByYear } from '../lib/finance/ppf';
import { formatRupees } from '../lib/format/rupees';
import { calculatorAnswer } from '../../tests/unit/calculatorAnswer';

const stepsText = (id: keyof typeof calculators, values: Record<string, number>): string =>
  JSON.stringify(calculatorAnswer(calculators[id], values).steps);

test('a return of a whole year compounds to itself', () => {
  expect(twelfthsFor(0)).toBe(0);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 30, noNaN: true }), (percent) => {
      expect((1 + twelfthsFor(percent) / 1200) ** 12).toBeCloseTo(1 + percent / 100, 10);
    }),
  );
});

test('retirement: savings and instalments earn the same return, and the sum of the other convention stands beside it', () => {
  const percent = 10;
  const given = { age: 30, retireAt: 60, returnBefore: percent, saved: 1_000_000 };
  const { facts, figure, steps } = calculatorAnswer(calculators.retirement, given);
  const corpus = Number(figure.replaceAll(/\D/g, ''));
  const monthly = Number(facts['To invest each month']!.replaceAll(/\D/g, ''));
  const grown = (rate: number): number =>
    sipByYear({ monthly, annualReturnPercent: rate, months: 360 }).at(-1)!.value + 1_000_000 * (1 + rate / 1200) ** 360;
  // One rupee a month that rounding adds or takes comes to some two thousand in thirty years.
  expect(Math.abs(grown(twelfthsFor(percent)) - corpus)).toBeLessThan(2_500);
  const inTwelfths = monthlyForTarget(corpus - 1_000_000 * (1 + percent / 1200) ** 360, {
    annualReturnPercent: percent,
    months: 360,
  });
  expect(JSON.stringify(steps)).toContain(`${formatRupees(inTwelfths)} to invest each month`);
});

test.each([
  ['sip', { monthly: 10_000, years: 20, expected: 12 }],
  ['goal', { target: 10_000_000, years: 20, expected: 12 }],
  ['nps', { monthly: 5_000, age: 30, exitAge: 60, expected: 10 }],
] as const)('%s counts a twelfth each month, as published cases do, and names the other sum', (id, given) => {
  expect(stepsText(id, given)).toContain(`If ${given.expected}% is the return of a whole year`);
});

test('PPF: the sum is that of the day on which the account closes, and that of fifteen deposits is named', () => {
  const { figure, sentence, given } = calculatorAnswer(calculators.ppf, { yearly: 100_000, rate: 7, years: 15 });
  const ends = ppfByYear(100_000, 7, 16, 'april');
  expect(figure).toBe(formatRupees(ends.at(-1)!.value));
  expect(sentence).toContain(
    `you can make 16 deposits. Most calculators count only 15 deposits and show ${formatRupees(ends.at(-2)!.value)}`,
  );
  expect(given).toContain('in each of 16 financial years');
});

test('affordability: where other EMIs leave nothing, it says so and compares no two nothings', () => {
  const { sentence } = calculatorAnswer(calculators.affordability, { income: 50_000, otherEmis: 20_000 });
  expect(sentence).toBe('Nothing can be borrowed: your other EMIs of ₹20,000 take up the 40% of your income already.');
  expect(calculatorAnswer(calculators.affordability, { otherEmis: 39_999 }).sentence).toMatch(
    /^If the rate is 1 point higher/,
  );
});
