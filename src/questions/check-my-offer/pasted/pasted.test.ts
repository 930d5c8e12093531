/** @jest-environment node */
// cspell:ignore suraksha mahine
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import * as fc from '@site/tests/unit/properties';
import { formatNumber, formatRupees } from '../../../lib/format/rupees';
import { readPasted } from '.';

const cases = z
  .array(
    z.strictObject({
      layout: z.string(),
      text: z.string(),
      values: z.record(z.string(), z.union([z.number(), z.string()])),
      unused: z.array(z.string()).default([]),
    }),
  )
  .parse(parse(readFileSync(path.join(__dirname, '../cases/pasted.yml'), 'utf8')));

const valuesOf = (text: string): Readonly<Record<string, number | string>> =>
  Object.fromEntries(readPasted(text).values.map(({ name, value }) => [name, value]));

test.each(cases)('$layout', ({ text, values, unused }) => {
  expect(valuesOf(text)).toEqual({ ...values, ...defaultsBeside(values) });
  expect(readPasted(text).unused).toEqual(unused);
});

/** How often a fee is paid is read with the fee: once where the text does not say. */
const defaultsBeside = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  'insurance' in values && !('insuranceEvery' in values) ? { insuranceEvery: 'once' } : {};

const amounts = fc.integer({ min: 10_000, max: 90_000_000 });
const offers = fc.record({
  amount: amounts,
  // As with the insurance.
  months: fc.integer({ min: 12, max: 360 }),
  instalment: fc.integer({ min: 500, max: 900_000 }),
  rate: fc.integer({ min: 500, max: 3600 }).map((hundredths) => hundredths / 100),
  apr: fc.integer({ min: 500, max: 4000 }).map((hundredths) => hundredths / 100),
  processing: fc.integer({ min: 0, max: 99_999 }),
  // Below, it may be the number of the next row.
  insurance: fc.integer({ min: 100, max: 99_999 }),
});
type Offer = typeof offers extends fc.Arbitrary<infer Given> ? Given : never;

const rows = ({ amount, months, rate, apr, processing, insurance }: Offer): readonly (readonly [string, string])[] => [
  ['Sanctioned Loan amount (in Rupees)', formatRupees(amount)],
  ['Loan term (in months)', String(months)],
  ['Interest rate (%) and type (fixed or floating or hybrid)', `${rate.toFixed(2)} Fixed`],
  ['Processing fees', `One-time ${formatRupees(processing, 2)}`],
  ['Insurance charges', `One-time ${formatNumber(insurance)}`],
  ['Annual Percentage Rate (APR) (%)6', apr.toFixed(2)],
];

const layouts: readonly ((offer: Offer) => string)[] = [
  (offer) =>
    rows(offer)
      .map((row) => row.join(' '))
      .join('\n'),
  (offer) =>
    rows(offer)
      .map((row) => row.join('\n'))
      .join('\n'),
  (offer) =>
    rows(offer)
      .map((row) => row.join(' | '))
      .join(' |\n'),
  (offer) =>
    rows(offer)
      .map((row) => row.join(': '))
      .join('; '),
  (offer) =>
    rows(offer)
      .map((row) => row.join(' '))
      .join(' ')
      .replaceAll(' ', '\u00a0 '),
];

it('reads an offer in every layout', () => {
  fc.assert(
    fc.property(offers, fc.constantFrom(...layouts), (offer, layout) => {
      const table = `\nType of instalments Number of EPIs EPI (₹)\nMonthly ${offer.months} ${formatNumber(offer.instalment)}.00 05/02/2027`;
      expect(valuesOf(layout(offer) + table)).toEqual({
        ...offer,
        instalments: offer.months,
        kind: 'fixed',
        insuranceEvery: 'once',
      });
    }),
  );
});

it('reads whatever is pasted, however long', () => {
  const parts = fc.constantFrom(
    ...['loan amount (', 'emi x ', '1 ', '(1', ' (a', '12,', 'monthly ', '\n', '%', 'apr ', '- ', '₹', 'penal ', ')'],
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 40 }), fc.string(), (pieces, text) => {
      for (const { value } of readPasted((pieces.join('') + text).repeat(100)).values)
        expect(value).toEqual(expect.anything());
    }),
  );
});

/** How people and lenders write one value: by number, with what is read from it. */
type Form = (value: number) => string;

const inLakh = (amount: number): string => String(amount / 100_000);
const inYears = (months: number): string =>
  months % 12 === 0 ? `${months / 12} years` : `${Math.floor(months / 12)} years ${months % 12} months`;

const amountForms: readonly Form[] = [
  (amount) => `Loan amount: ${formatRupees(amount)}`,
  (amount) => `Loan: ${formatNumber(amount)}`,
  (amount) => `Loan Amt ${amount}`,
  (amount) => `Sanctioned Amt: Rs.${formatNumber(amount)}/-`,
  (amount) => `Approved amount INR ${amount}`,
  (amount) => `${inLakh(amount)} lakh loan`,
  (amount) => `Personal loan ${inLakh(amount)} lakh`,
  (amount) => `loan of Rs ${inLakh(amount)} lacs`,
  (amount) => `${inLakh(amount)}L`,
  formatRupees,
];
const rateForms: readonly Form[] = [
  (rate) => `Interest rate ${rate}%`,
  (rate) => `Rate: ${rate}%`,
  (rate) => `Rate ${rate}% flat`,
  (rate) => `Rate of int. - ${rate} %`,
  (rate) => `ROI ${rate}`,
  (rate) => `R.O.I: ${rate}% p.a.`,
  (rate) => `@ ${rate}% p.a.`,
  (rate) => `@${rate}`,
  (rate) => `at ${rate}% per annum`,
  (rate) => `at ${rate} percent`,
  (rate) => `${rate}% interest`,
  (rate) => `${rate}% reducing`,
  (rate) => `interest is ${rate}% a year`,
  (rate) => `${rate}%`,
];
const termForms: readonly Form[] = [
  (months) => `Tenure: ${months} months`,
  (months) => `Tenor: ${months}`,
  (months) => `Loan term (months) ${months}`,
  (months) => `Repayment period ${inYears(months)}`,
  (months) => `for ${months} months`,
  (months) => `${months} months`,
  (months) => `${months} months tenure`,
  (months) => `over ${inYears(months)}`,
  (months) => `No. of EMIs: ${months}`,
];
const instalmentForms: readonly Form[] = [
  (rupees) => `EMI: ${formatRupees(rupees)}`,
  (rupees) => `EMI ${rupees}`,
  (rupees) => `E.M.I Rs. ${formatNumber(rupees)}/-`,
  (rupees) => `Monthly payment ${formatNumber(rupees)}`,
  (rupees) => `${formatRupees(rupees)} per month`,
  (rupees) => `${formatNumber(rupees)} EMI`,
];

const said = fc.record({
  amount: fc.integer({ min: 10, max: 400 }).map((tens) => tens * 10_000),
  rate: fc.integer({ min: 28, max: 140 }).map((quarters) => quarters / 4),
  months: fc.integer({ min: 31, max: 119 }),
  forms: fc.tuple(
    fc.constantFrom(...amountForms),
    fc.constantFrom(...rateForms),
    fc.constantFrom(...termForms),
    fc.constantFrom(...instalmentForms),
  ),
  order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
  between: fc.constantFrom(', ', '; ', '\n', '. ', ' | '),
});

it('reads amount, rate, term and instalment in any words and any order, and leaves nothing over', () => {
  fc.assert(
    fc.property(said, ({ amount, rate, months, forms, order, between }) => {
      const instalment = Math.round((amount * (1 + (rate / 1200) * months * 0.6)) / months);
      const parts = [amount, rate, months, instalment].map((value, index) => forms[index]?.(value) ?? '');
      const text = order.map((index) => parts[index]).join(between);
      expect(valuesOf(text)).toMatchObject({ amount, rate, months, instalment });
      expect(readPasted(text).unused).toEqual([]);
    }),
  );
});

it.each([
  ['Loan amount 50000, daily interest 0.1%, 6 months', 36.5],
  ['Loan amount 50000, interest 0.1% per day, 6 months', 36.5],
  ['Loan amount 50000 @ 0.1% daily for 6 months', 36.5],
  ['Loan amount 50000, monthly interest 2%, 6 months', 24],
  ['Loan amount 50000, interest rate 2% per month, 6 months', 24],
])('takes the rate of %s for one a year', (text, rate) => {
  expect(valuesOf(text)).toMatchObject({ rate });
});

it.each([
  ['Loan 300000, PF: Rs 4,999+GST; Ins: Rs 7,150', { processing: 4999, insurance: 7150 }],
  ['Loan 300000, processing fee 2,000 + loan suraksha 12,400', { processing: 2000, insurance: 12_400 }],
  ['Loan 300000, doc charges 750 | credit shield 3,200', { otherToLender: 750, insurance: 3200 }],
  ['Loan 300000, file charge 999, kist 9,900 for 36 mahine', { processing: 999, instalment: 9900, months: 36 }],
])('reads each charge of %s', (text, charges) => {
  expect(valuesOf(text)).toMatchObject(charges);
});

it('names an amount that follows the GST of another', () => {
  expect(readPasted('Loan amount 300000 @ 12%; fee 4,999 + GST; gift card 7,150').unused.join()).toMatch(/7,150/u);
});
