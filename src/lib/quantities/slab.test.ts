import { daysOf, isInSlab, slabOf } from './slab';

const year = daysOf(12);

test.each([
  ['1 year', year, true],
  ['12 months', year, true],
  ['1 Year to less than 15 months', year, true],
  ['> 1 year - 2 years', year, false],
  ['Above 1 year to 2 years', 2 * year, true],
  ['1 year to less than 2 years', 2 * year, false],
  ['366 days to 389 days', year, false],
  ['444 days', 444, true],
  ['2 years 1 day to 3 years', 2 * year, false],
  ['5 years and above', 5 * year, true],
  ['5 years & above up to 10 years', 7 * year, true],
  ['181 days - 364 days', year, false],
  ['एक वर्ष से दो वर्ष', year, true],
])('%s, %d days: %s', (label, size, expected) => {
  const slab = slabOf(label);
  expect(slab && isInSlab(slab, size)).toBe(expected);
});

test.each([
  ['up to ₹1 lakh', 100_000, true],
  ['Balance above Rs. 10 lakh', 1_000_000, false],
  ['₹1 lakh - ₹10 lakh', 500_000, true],
  ['below 3 crore', 30_000_000, false],
])('%s, %d rupees: %s', (label, size, expected) => {
  const slab = slabOf(label);
  expect(slab?.of).toBe('rupees');
  expect(slab && isInSlab(slab, size)).toBe(expected);
});

test('a label without a slab', () => {
  expect(slabOf('Interest rate (% p.a.)')).toBeUndefined();
});
