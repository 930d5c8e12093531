import * as fc from '@site/tests/unit/properties';
import { isRateTie } from './listFields';

test.each([
  [7.1, 7.15, false],
  [7.1, 7.14, true],
  [7.14, 7.15, true],
  [7.15, 7.15, true],
])(
  '%d and %d: a tie, as the line below the table has it, where they are less than 0.05 points apart',
  (one, other, tie) => {
    expect(isRateTie(one, other)).toBe(tie);
    expect(isRateTie(other, one)).toBe(tie);
  },
);

test('whatever the rates, in hundredths, the binary fractions decide nothing', () => {
  const hundredths = fc.integer({ min: 100, max: 4000 });
  fc.assert(
    fc.property(hundredths, fc.integer({ min: 0, max: 12 }), (rate, apart) => {
      expect(isRateTie(rate / 100, (rate + apart) / 100)).toBe(apart < 5);
    }),
  );
});
