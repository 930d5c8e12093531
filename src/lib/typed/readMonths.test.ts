import * as fc from '@site/tests/unit/properties';
import { readMonths } from './readMonths';

test.each([
  ['44 months', 44],
  ['3 years 8 months', 44],
  ['3 yrs, 8 mths', 44],
  ['3y 8m', 44],
  ['3 years and 8 months', 44],
  ['3.5 years', 42],
  ['15', 180],
  ['31', 31],
  ['44', 44],
  ['३ साल ८ महीने', 44],
])('"%s" is %d months', (text, months) => {
  expect(readMonths(text, 30)).toBe(months);
});

test.each(['', 'soon', '3 years 20 months', '3 apples 8 months', '8 months 3 years'])('"%s" is not read', (text) => {
  expect(readMonths(text, 30)).toBeUndefined();
});

test('years and months read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 11 }), (years, months) => {
      expect(readMonths(`${years} years ${months} months`, 30)).toBe(years * 12 + months);
    }),
  );
});
