import { movesFar } from './values';

test.each([
  ['7.25%', '2.75%', true],
  ['from 7.20%', 'from 7.45%', false],
  ['9.20%', '7.20%', false],
  ['₹0.25', '₹25', true],
  ['₹999', '₹1,499', false],
  ['₹50 lakh', '₹50 crore', true],
  ['₹1 lakh', '₹1,50,000', false],
  ['Nil', '₹99', false],
  ['6.50% (2 to 3 years)', '6.60% (3 years 1 day to 7 years)', false],
])('%s to %s moves far: %s', (from, to, expected) => {
  expect(movesFar(from, to)).toBe(expected);
});
