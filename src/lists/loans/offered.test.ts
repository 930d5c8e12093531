import * as fc from '@site/tests/unit/properties';
import { plainLoan } from '@site/tests/unit/plainLoans';
import { calculateEmi } from '../../lib/finance/emi';
import { formatRupees } from '../../lib/format/rupees';
import { rateStep } from '../../machines/list/rateStep';
import { loanColumns, type LoanInputs } from './loan';
import * as words from './messages.en';
import { offeredLoan, ownOffer } from './offered';
import { rankLoans } from './rank';
import { leadOf } from './sentences';

const inputs: LoanInputs = { amount: 300_000, tenureMonths: 36 };
const rules = { gstPercent: 18, repoRate: [] };

/** A list with these published rates. */
const ranked = (rates: readonly string[]) =>
  rankLoans(
    rates.map((rate, index) => plainLoan(`Bank ${index}`, rate, { fee: '1%' })),
    inputs,
    rules,
  ).ranked;

function offerOf(offered: number, rates: readonly string[], offerFee: number | null = null) {
  const own = offeredLoan({ values: { offered, offerFee }, inputs, gstPercent: rules.gstPercent })!;
  return ownOffer(own, { ranked: ranked(rates), column: 'rate', inputs, points: 1 });
}

test('nothing is offered until a rate is entered', () => {
  expect(offeredLoan({ values: { offered: null, offerFee: 9000 }, inputs, gstPercent: 18 })).toBeUndefined();
});

test('an offer costs what its rate and its fee make of it', () => {
  // ₹3 lakh over 3 years at 14%; with ₹9,000 of fee and 18% GST the APR is 16.556%.
  const own = offeredLoan({ values: { offered: 14, offerFee: 9000 }, inputs, gstPercent: 18 });
  expect(own).toMatchObject({ emi: 10_253, fee: { kind: 'known', rupees: 10_620 } });
  expect(own?.apr).toBeCloseTo(16.5555, 3);
});

test('a fee that nobody told is no fee of nothing', () => {
  const [, , total] = offerOf(14, ['12%']).figures;
  expect(total).toMatchObject({ caveat: words.feeNotIncluded, counted: { number: undefined } });
});

test.each([
  [8.5, ['8.00%', '8.25%', '8.50%', '9.00%'], { lower: 2, same: 1, all: '4' }],
  [7, ['8.00%', '8.25%'], { lower: 0, same: 0, all: '2' }],
  [9.04, ['9.00%', '9.03%', '8.99%'], { lower: 1, same: 2, all: '3' }],
])('at %d% among %j it is said where it stands', (offered, rates, standing) => {
  expect(offerOf(offered, rates).note).toBe(words.offerStanding(standing));
});

test('the answer of a ranked list says where the offer stands', () => {
  const own = offeredLoan({ values: { offered: 9.1, offerFee: null }, inputs, gstPercent: 18 });
  const lead = leadOf({ ranked: ranked(['8.00%', '8.50%', '9.50%']), unranked: [] }, inputs, {
    month: 'May 2026',
    own,
  });
  expect(lead).toMatch(/At your 9\.10% it is \*\*₹9,554\*\*: 2 of 3 rates start lower\.$/);
});

test('it asks to match a lower rate only where one is published', () => {
  expect(offerOf(9, ['8.00%', '8.50%']).asks).toContain(words.askMatch({ lower: 2 }));
  expect(offerOf(7, ['8.00%', '8.50%']).asks.join(' ')).not.toContain(words.askMatch({ lower: 0 }));
});

test('a point less is worth the difference of two EMIs', () => {
  const emiAt = (annualRatePercent: number): number =>
    calculateEmi({ principal: 300_000, annualRatePercent, tenureMonths: 36 }).emi;
  expect(offerOf(14, ['12%']).sentence).toContain(formatRupees(emiAt(14) - emiAt(13)));
});

test('a gold loan repaid in one go is offered without an EMI', () => {
  const own = offeredLoan({
    values: { offered: 12, offerFee: null },
    inputs: { ...inputs, tenureMonths: 12, isBullet: true },
    gstPercent: 18,
  });
  expect(own).toMatchObject({ interest: 36_000, total: 336_000 });
  expect(own).not.toHaveProperty('emi');
});

test('it stands where its rate belongs, after the cheaper and before the same and the dearer', () => {
  const rate = fc.integer({ min: 140, max: 400 }).map((steps) => steps * 0.05);
  fc.assert(
    fc.property(fc.array(rate, { minLength: 1, maxLength: 12 }), rate, (rates, offered) => {
      const answers = ranked(rates.map((one) => `${one.toFixed(2)}%`));
      const own = offeredLoan({ values: { offered, offerFee: null }, inputs, gstPercent: 18 })!;
      const { place } = ownOffer(own, { ranked: answers, column: 'rate', inputs, points: 1 });
      expect(answers.slice(0, place).every((answer) => rateStep(answer.rate!) < rateStep(offered))).toBe(true);
      expect(answers.slice(place).every((answer) => rateStep(answer.rate!) >= rateStep(offered))).toBe(true);
      for (const column of loanColumns) {
        const at = ownOffer(own, { ranked: answers, column, inputs, points: 1 }).place;
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(answers.length);
      }
    }),
    { numRuns: 60 },
  );
});
