import * as fc from '@site/tests/unit/properties';
import { calculatorAnswer } from '@site/tests/unit/calculatorAnswer';
import { formatRupees } from '../../lib/format/rupees';
import type { Values } from '../../machines/fields/inputs/types';
import homeLoanEmi from '../home-loan-emi';
import emi from '.';

const answerTo = (changed: Values) => calculatorAnswer(emi, changed);
const rupeesIn = (text = ''): number => Number(text.replaceAll(/[^\d.-]/g, ''));

test('a loan that both calculators take has one EMI, one total and one interest', () => {
  const loans = fc.record({
    amount: fc.integer({ min: 5, max: 500 }).map((lakh) => lakh * 100_000),
    years: fc.integer({ min: 5, max: 30 }),
    rate: fc.integer({ min: 140, max: 300 }).map((twentieths) => twentieths / 20),
  });
  fc.assert(
    fc.property(loans, ({ amount, years, rate }) => {
      const any = answerTo({ amount, months: years * 12, rate });
      const home = calculatorAnswer(homeLoanEmi, { amount, years, rate });
      expect(any.figure).toBe(home.figure);
      expect(any.facts).toMatchObject(home.facts);
    }),
    { numRuns: 40 },
  );
});

test('interest is what the EMIs come to above the loan, at a flat rate too', () => {
  const loans = fc.record({
    amount: fc.integer({ min: 1, max: 500 }).map((steps) => steps * 10_000),
    months: fc.integer({ min: 1, max: 84 }),
    rate: fc.integer({ min: 100, max: 6_000 }).map((hundredths) => hundredths / 100),
    kind: fc.constantFrom('reducing', 'flat'),
  });
  fc.assert(
    fc.property(loans, (loan) => {
      const { figure, facts } = answerTo(loan);
      expect(rupeesIn(facts['Total payable'])).toBe(rupeesIn(figure) * loan.months);
      expect(rupeesIn(facts['Total interest'])).toBe(rupeesIn(figure) * loan.months - loan.amount);
    }),
    { numRuns: 60 },
  );
});

test('the EMI of a flat rate is that of the reducing rate beside it, and the other way round', () => {
  const flat = answerTo({ kind: 'flat', rate: 14 });
  expect(flat.figure).toBe('₹11,833');
  const reducing = Number.parseFloat(flat.facts['On the reducing balance']!);
  const back = answerTo({ rate: reducing });
  expect(Math.abs(rupeesIn(back.figure) - rupeesIn(flat.figure))).toBeLessThanOrEqual(1);
  expect(back.facts['As a flat rate']).toBe('14%');
  expect(flat.sentence).toContain(flat.facts['On the reducing balance']);
});

test('without interest the loan is repaid in equal parts, and only a fee costs something', () => {
  const free = answerTo({ amount: 36_000, months: 12, rate: 0 });
  expect(free.figure).toBe('₹3,000');
  expect(free.facts).toMatchObject({ 'Total payable': '₹36,000', 'Total interest': '₹0' });
  expect(free.sentence).toMatch(/^There is no interest/);
  const uneven = answerTo({ amount: 100_000, months: 36, rate: 0, kind: 'flat' });
  expect(uneven.facts).toMatchObject({ 'Total payable': '₹1,00,000', 'Total interest': '₹0' });
  const withFee = answerTo({ amount: 36_000, months: 12, rate: 0, fee: 500 });
  expect(Number.parseFloat(withFee.facts['APR with the fee']!)).toBeGreaterThan(0);
});

test('an education loan: interest of the course is added to the loan, as in the example of the page on them', () => {
  const course = { amount: 1_000_000, rate: 10, months: 120, wait: 60, parts: '4' };
  const { figure, facts, sentence, effects } = answerTo(course);
  expect(figure).toBe('₹17,840');
  expect(facts['Total payable']).toBe('₹21,40,800');
  expect(sentence).toBe(
    'Interest of ₹3,50,000 builds up before the first EMI and is added to the loan. If you pay it month by month, the EMI is ₹13,215.',
  );
  expect(effects.find(({ text }) => text.startsWith('Pay the interest'))?.rupees).toBe(205_000);
  expect(facts).not.toHaveProperty('As a flat rate');
  // What the table leaves out of the interest is named, so that both sums add up to the total.
  expect(answerTo(course).tables[0]!.note).toContain(
    `${answerTo(course).steps[0]!.value.split(' = ')[1]} of interest from before the first EMI`,
  );
  expect(answerTo({ ...course, wait: 0, parts: '1' }).tables[0]!.note).not.toContain('before the first EMI');
  expect(answerTo({ ...course, wait: 0, parts: '1' }).figure).toBe(formatRupees(13_215));
});

test('a fee above the first part of a loan leaves out the APR, which could be several', () => {
  const inParts = { amount: 600_000, rate: 10, wait: 96, parts: '6' };
  expect(answerTo({ ...inParts, fee: 100_000 }).facts).toHaveProperty('APR with the fee');
  expect(answerTo({ ...inParts, fee: 100_001 }).facts).not.toHaveProperty('APR with the fee');
});
