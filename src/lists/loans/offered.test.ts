import * as fc from '@site/tests/unit/properties';
import { plainLoan } from '@site/tests/unit/plainLoans';
import { calculateEmi } from '../../lib/finance/emi';
import { formatRupees } from '../../lib/format/rupees';
import { rateStep } from '../../machines/list/rateStep';
import { answerLoan } from './answer';
import { loanColumns, type LoanAnswer, type LoanInputs } from './loan';
import * as words from './messages.en';
import { offeredLoan, offerLead, ownOffer } from './offered';
import { inOrder, valuesIn } from './order';
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
  const offer = offeredLoan({ values: { offered, offerFee }, inputs, gstPercent: rules.gstPercent })!;
  return ownOffer(offer, { ranking: { ranked: ranked(rates), unranked: [] }, column: 'rate', inputs, points: 1 });
}

test('nothing is offered until a rate is entered', () => {
  expect(offeredLoan({ values: { offered: null, offerFee: 9000 }, inputs, gstPercent: 18 })).toBeUndefined();
});

test('an offer costs what its rate and its fee make of it', () => {
  // ₹3 lakh over 3 years at 14%; with ₹9,000 of fee and 18% GST the APR is 16.556%.
  const offer = offeredLoan({ values: { offered: 14, offerFee: 9000 }, inputs, gstPercent: 18 });
  expect(offer).toMatchObject({ emi: 10_253, fee: { kind: 'known', rupees: 10_620 } });
  expect(offer?.apr).toBeCloseTo(16.5555, 3);
});

test.each([
  [0, ', without a fee.', 'Without a fee, the APR is 14.00%, too.'],
  [254_237, '. Its fee is as much as the loan: check it.', 'Its fee is as much as the loan: check it.'],
  [1_000_000, '. Its fee is as much as the loan: check it.', 'Its fee is as much as the loan: check it.'],
])('a fee of ₹%d is in no APR, and is not said to be missing', (offerFee, lead, beside) => {
  const offer = offeredLoan({ values: { offered: 14, offerFee }, inputs, gstPercent: 18 })!;
  expect(offerLead(offer, inputs)).toBe(`**₹3 lakh over 3 years at 14.00%** costs **₹10,253 a month**${lead}`);
  expect(offerOf(14, [], offerFee).alone.result?.sentence).toContain(beside);
});

test('where one rate is ranked, it is one rate', () => {
  expect(offerOf(14, ['12%']).note).toBe('the only rate starts lower');
  expect(offerOf(12, ['12%']).note).toBe('the only rate is the same');
  expect(offerOf(10, ['12%']).note).toBe('the only rate starts higher');
  expect(offerOf(10, []).note).toBe('no rate here can be compared with it');
});

test('a fee that nobody told is no fee of nothing', () => {
  const [, , total] = offerOf(14, ['12%']).figures;
  expect(total).toMatchObject({ caveat: words.feeNotIncluded, counted: { number: undefined } });
});

test.each([
  [8.5, ['8.00%', '8.25%', '8.50%', '9.00%'], '2 of 4 rates start lower, 1 the same'],
  [7, ['8.00%', '8.25%'], 'none of 2 rates starts lower'],
  [9.04, ['9.00%', '9.03%', '8.99%'], '1 of 3 rates starts lower, 2 the same'],
  [9, ['8.00%', '8.25%'], 'all 2 rates start lower'],
])('at %d% among %j it is said where it stands', (offered, rates, standing) => {
  expect(offerOf(offered, rates).note).toBe(standing);
});

test('the answer of a ranked list says where the offer stands', () => {
  const offer = offeredLoan({ values: { offered: 9.1, offerFee: null }, inputs, gstPercent: 18 });
  const lead = leadOf({ ranked: ranked(['8.00%', '8.50%', '9.50%']) }, inputs, {
    month: 'May 2026',
    offered: offer,
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
  const offer = offeredLoan({
    values: { offered: 12, offerFee: null },
    inputs: { ...inputs, tenureMonths: 12, isBullet: true },
    gstPercent: 18,
  });
  expect(offer).toMatchObject({ interest: 36_000, total: 336_000 });
  expect(offer).not.toHaveProperty('emi');
});

test.each([
  [null, 'its fee comes on top.'],
  [1_000, 'its fee included.'],
])('the sum of a loan repaid in one go, with a fee of %s, says what of it is the fee', (offerFee, end) => {
  const bullet = { ...inputs, tenureMonths: 12, isBullet: true };
  const offer = offeredLoan({ values: { offered: 12, offerFee }, inputs: bullet, gstPercent: 18 })!;
  expect(offerLead(offer, bullet)).toMatch(new RegExp(`with \\*\\*₹[\\d,]+\\*\\*[;,] ${end}$`));
  const { alone } = ownOffer(offer, {
    ranking: { ranked: [], unranked: [] },
    column: 'rate',
    inputs: bullet,
    points: 1,
    before: 'So much gold.',
  });
  // The figure above it is the total.
  expect(alone.result?.sentence).toMatch(/^(?:with|not counting) .+\. So much gold\.$/);
});

const someRate = fc.integer({ min: 140, max: 400 }).map((steps) => steps * 0.05);
const someFee = fc.constantFrom(undefined, '1%', '₹2,500', 'up to 2%', '₹1,000 to ₹5,000', 'from ₹4,000', 'Nil');
const someLoans = fc.array(fc.record({ rate: someRate, fee: someFee }), { minLength: 1, maxLength: 12 });

test('it stands where its rate belongs, after the cheaper and before the same and the dearer', () => {
  fc.assert(
    fc.property(fc.array(someRate, { minLength: 1, maxLength: 12 }), someRate, (rates, offered) => {
      const answers = ranked(rates.map((one) => `${one.toFixed(2)}%`));
      const offer = offeredLoan({ values: { offered, offerFee: null }, inputs, gstPercent: 18 })!;
      const { place } = ownOffer(offer, {
        ranking: { ranked: answers, unranked: [] },
        column: 'rate',
        inputs,
        points: 1,
      });
      expect(answers.slice(0, place).every((answer) => rateStep(answer.rate!) < rateStep(offered))).toBe(true);
      expect(answers.slice(place).every((answer) => rateStep(answer.rate!) >= rateStep(offered))).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('in each column it stands where the same loan of a lender would, but for the name', () => {
  const offerFee = fc.constantFrom(null, 0, 2_500, 6_000);
  fc.assert(
    fc.property(someLoans, someRate, offerFee, fc.constantFrom(...loanColumns), (loans, offered, rupees, column) => {
      const rows = loans.map(({ rate, fee }, index) =>
        plainLoan(`Bank ${String(index).padStart(2, '0')}`, `${rate.toFixed(2)}%`, fee === undefined ? {} : { fee }),
      );
      const answers = rankLoans(rows, inputs, rules, column).ranked;
      const offer = offeredLoan({ values: { offered, offerFee: rupees }, inputs, gstPercent: 18 })!;
      const { place } = ownOffer(offer, { ranking: { ranked: answers, unranked: [] }, column, inputs, points: 1 });
      const lender = plainLoan('Bank', `${offered.toFixed(2)}%`);
      const asRow = { ...answerLoan(lender, inputs, rules), ...offer };
      // The list's own comparator: a sort of two keeps the order of equals.
      const stands = (above: LoanAnswer, below: LoanAnswer): boolean => inOrder([above, below], column)[0] === above;
      const isSame = (answer: LoanAnswer): boolean =>
        rateStep(answer.rate!) === rateStep(offered) &&
        valuesIn[column](answer).join() === valuesIn[column](asRow).join();
      for (const answer of answers.slice(0, place)) expect(stands(answer, asRow)).toBe(true);
      for (const answer of answers.slice(place)) expect(stands(asRow, answer) || isSame(answer)).toBe(true);
    }),
    { numRuns: 240 },
  );
});

test.each([
  // By total, an unknown fee comes after all known ones; an offer without a fee ranks among rows without one.
  ['total', '1%', '12%', 11, 1],
  ['total', undefined, '12%', 11, 0],
  // By its APR, a rate without a fee has none and follows those that have one.
  ['apr', '1%', '12%', 11, 1],
  ['apr', undefined, '12%', 11, 0],
  ['apr', undefined, '12%', 13, 1],
] as const)(
  'by %s, beside a loan with a fee of %s at %s, one at %d%% without a fee is number %d',
  (column, fee, rate, offered, place) => {
    const answers = rankLoans(
      [plainLoan('Bank', rate, fee === undefined ? {} : { fee })],
      inputs,
      rules,
      column,
    ).ranked;
    const offer = offeredLoan({ values: { offered, offerFee: null }, inputs, gstPercent: 18 })!;
    expect(ownOffer(offer, { ranking: { ranked: answers, unranked: [] }, column, inputs, points: 1 }).place).toBe(
      place,
    );
  },
);
