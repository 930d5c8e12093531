/** @jest-environment node */
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
    }),
  )
  .parse(parse(readFileSync(path.join(__dirname, '../cases/pasted.yml'), 'utf8')));

const valuesOf = (text: string): Readonly<Record<string, number | string>> =>
  Object.fromEntries(readPasted(text).map(({ name, value }) => [name, value]));

test.each(cases)('$layout', ({ text, values }) => {
  expect(valuesOf(text)).toEqual({ ...values, ...defaultsBeside(values) });
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
      for (const { value } of readPasted((pieces.join('') + text).repeat(100)))
        expect(value).toEqual(expect.anything());
    }),
  );
});
