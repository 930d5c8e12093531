import * as fc from '@site/tests/unit/properties';
import { optional, rupeesOrShare, wholeMonths, wholeYears, years } from './fields';
import { readTyped } from './readTyped';

const fee = optional(rupeesOrShare('Processing fee', [0, 10_000_000, 100], 'amount'));
const read = (text: string, amount: number | null = 500_000) => readTyped(fee, text, { amount });

test.each([
  ['2%', 10_000],
  ['2 %', 10_000],
  ['0.5 per cent', 2_500],
  ['1.18', 5_900],
  ['2', 10_000],
  ['0', 0],
  ['50', 50],
  ['₹2', 2],
  ['4,999', 4_999],
  ['', null],
])('a fee of "%s" on ₹5 lakh', (text, value) => {
  expect(read(text)).toEqual({ value });
});

test('a percentage of an amount that is not there asks for it', () => {
  expect(read('2%', null).problem).toMatch(/loan amount/);
  expect(read('4,999', null)).toEqual({ value: 4_999 });
});

test('a percentage with its sign is that share of the amount, within the limits of the field', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 1_000, max: 10_000_000 }),
      (hundredths, whole) => {
        expect(read(`${hundredths / 100}%`, whole)).toEqual({ value: Math.round((whole * (hundredths / 100)) / 100) });
      },
    ),
  );
});

test.each([
  [years('Tenure', [5, 30, 1]), '20 years 6 months', 20.5],
  [years('Tenure', [5, 30, 1]), '7y 3m', 7.25],
  [wholeMonths('Tenure', [1, 360, 1]), '2 years 6 months', 30],
  [wholeMonths('Tenure', [1, 360, 1]), '२ साल ६ महीने', 30],
])('a term is read as pages write it: %# "%s"', (field, text, value) => {
  expect(readTyped(field, text, {})).toEqual({ value });
});

test('a term in whole years with months beside them is refused as any other part of a year', () => {
  expect(readTyped(wholeYears('Tenure', [1, 60, 1]), '2 years 6 months', {}).problem).toBe(
    readTyped(wholeYears('Tenure', [1, 60, 1]), '2.5', {}).problem,
  );
});
