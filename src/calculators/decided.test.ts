/** Where more than one way to count is about: which one a calculator takes, and that it names what the other gives. */
import * as fc from '@site/tests/unit/properties';
import registry from '@site/src/content/figures.yml';
import { calculators } from '.';
import { figureValues } from '../content/figureValues';
import { monthlyForTarget, sipByYear, twelfthsFor } from '../lib/finance/sip';
import { ppfByYear } from '../lib/finance/ppf';
import { formatRupees } from '../lib/format/rupees';
import { numberOfDay } from '../lib/days';
import { chartOf, effectsOf, partsOf, sentenceOf } from '../machines/calculator/shown';
import { calculatorAnswer } from '@site/tests/unit/calculatorAnswer';

const stepsText = (id: keyof typeof calculators, values: Record<string, number>): string =>
  JSON.stringify(calculatorAnswer(calculators[id], values).steps);

const headlineOf = (id: keyof typeof calculators, values: Record<string, number>) =>
  calculators[id].show(figureValues(registry, calculators[id].figures), ({ defaults, compute, headline }) =>
    headline(compute({ ...defaults, ...values })),
  );

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
  const { facts, steps } = calculatorAnswer(calculators.retirement, given);
  const corpus = headlineOf('retirement', given).rupees!;
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
    `you can make 16 deposits. A calculator that counts only 15 deposits shows ${formatRupees(ends.at(-2)!.value)}`,
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

test('affordability: of nothing there is no bar and no chart', () => {
  const shown = (given: object) =>
    calculators.affordability.show({}, (definition) => {
      const result = definition.compute({ ...definition.defaults, ...given });
      return [partsOf(definition, result), chartOf(definition, result)];
    });
  expect(shown({ income: 50_000, otherEmis: 20_000 })).toEqual([undefined, undefined]);
  expect(shown({})).not.toContain(undefined);
});

test('lump sum: a cost above the growth is told in rupees, and no share of nothing is made up', () => {
  const sentence = (given: Record<string, number>) => calculatorAnswer(calculators['lump-sum'], given).sentence;
  expect(sentence({ expected: 0, cost: 1, years: 1 })).toMatch(/takes ₹5,000 of a sum that does not grow\./);
  // By hand: 5,00,000 × 1.01 × 0.97 = 4,89,850, which is 15,150 below 5,05,000.
  expect(sentence({ expected: 1, cost: 3, years: 1 })).toMatch(/takes ₹15,150, more than all of the growth\./);
  expect(sentence({ expected: 0, cost: 0, years: 1 })).toMatch(/takes 0% of the growth\./);
});

test('capital gains: what is kept is of what was earned, also where the value of 2018 stands for the price', () => {
  const sentence = (given: Record<string, number>) => calculatorAnswer(calculators['capital-gains'], given).sentence;
  const old = { cost: 100_000, price: 500_000, worth2018: 300_000, bought: numberOfDay('2017-06-01') };
  // By hand: (2,00,000 − 1,25,000) × 12.5% × 1.04 = 9,750 of 4,00,000.
  expect(sentence(old)).toContain('Of what you earned you keep ₹3,90,250 after tax.');
  expect(sentence({ cost: 900_000, price: 500_000 })).not.toContain('you keep');
});

test('Sukanya: what is done already is no advice, and stands beside the answer', () => {
  const shown = (when: string) =>
    calculators['sukanya-samriddhi'].show(
      figureValues(registry, calculators['sukanya-samriddhi'].figures),
      (definition) => {
        const values = { ...definition.defaults, when };
        const result = definition.compute(values);
        const effects = effectsOf(definition, result, values)?.effects ?? [];
        return {
          gains: effects.map(({ rupees }) => Math.round(rupees) > 0),
          says: sentenceOf(definition, result, values),
        };
      },
    );
  expect(shown('april').gains).toEqual([false, false]);
  expect(shown('april').says).toContain('already in the answer');
  expect(shown('march').gains).toEqual([true, true]);
  expect(shown('march').says).not.toContain('already in the answer');
});
