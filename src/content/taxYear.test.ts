import * as fc from '@site/tests/unit/properties';
import { firstYear, isTaxYear, lastDayOf, taxYearAfter, taxYearFrom, taxYearOn } from './taxYear';
import { addDays } from '../lib/days';

test.each([
  ['2026-03-31', '2025-26'],
  ['2026-04-01', '2026-27'],
  ['2026-12-31', '2026-27'],
  ['2100-01-01', '2099-00'],
])('%s is in %s', (day, taxYear) => {
  expect(taxYearOn(day)).toBe(taxYear);
  expect(isTaxYear(taxYear)).toBe(true);
});

test.each(['2026-28', '2026', '26-27', '2026-2027'])('%s is none', (text) => {
  expect(isTaxYear(text)).toBe(false);
});

test('a tax year ends on the day before the next begins', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1961, max: 2199 }), (year) => {
      const taxYear = taxYearFrom(year);
      const dayAfter = addDays(lastDayOf(taxYear), 1);
      expect(taxYearOn(lastDayOf(taxYear))).toBe(taxYear);
      expect(taxYearOn(dayAfter)).toBe(taxYearAfter(taxYear));
      expect(firstYear(taxYear)).toBe(year);
    }),
  );
});
