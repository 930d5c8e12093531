import { holdsNumber, wholeNumbersIn } from './wholeNumbers';

test('reads digits and words up to 99', () => {
  expect(wholeNumbersIn('Sixty-one of 80 plans').map(({ value }) => value)).toEqual([61, 80]);
});

test('English words that are Hindi numbers in Latin letters are no numbers', () => {
  expect(holdsNumber('Banks do not say it, and char or tin is no metal.')).toBe(false);
});
