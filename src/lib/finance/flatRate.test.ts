import * as fc from '@site/tests/unit/properties';
import { exactEmi } from './emi';
import { exactFlatEmi, flatRateOf, reducingRateOf } from './flatRate';

const rates = fc.integer({ min: 0, max: 6_000 }).map((hundredths) => hundredths / 100);
const tenures = fc.integer({ min: 1, max: 360 });

test('a rate that is converted and converted back is the same, from either side', () => {
  fc.assert(
    fc.property(rates, tenures, (rate, months) => {
      expect(flatRateOf(reducingRateOf(rate, months), months)).toBeCloseTo(rate, 7);
      expect(reducingRateOf(flatRateOf(rate, months), months)).toBeCloseTo(rate, 5);
    }),
  );
});

test('both rates have one EMI', () => {
  fc.assert(
    fc.property(rates, tenures, (flat, tenureMonths) => {
      const loan = { principal: 1_000_000, tenureMonths };
      const reducing = exactEmi({ ...loan, annualRatePercent: reducingRateOf(flat, tenureMonths) });
      expect(reducing / exactFlatEmi({ ...loan, annualRatePercent: flat })).toBeCloseTo(1, 9);
    }),
  );
});

test('a flat rate is the lower number of the two, from the second instalment on', () => {
  fc.assert(
    fc.property(
      rates.filter((rate) => rate > 0),
      tenures.filter((months) => months > 1),
      (flat, months) => expect(reducingRateOf(flat, months)).toBeGreaterThan(flat),
    ),
  );
});
